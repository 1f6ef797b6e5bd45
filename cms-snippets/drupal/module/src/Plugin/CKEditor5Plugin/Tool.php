<?php

declare(strict_types=1);

namespace Drupal\lederkredsen\Plugin\CKEditor5Plugin;

use Drupal\ckeditor5\Plugin\CKEditor5PluginDefault;
use Drupal\Core\Config\ConfigFactoryInterface;
use Drupal\Core\Plugin\ContainerFactoryPluginInterface;
use Drupal\editor\EditorInterface;
use Symfony\Component\DependencyInjection\ContainerInterface;

/**
 * Gives the address of the host to the plugin of CKEditor 5.
 */
class Tool extends CKEditor5PluginDefault implements ContainerFactoryPluginInterface {

  private ConfigFactoryInterface $configFactory;

  /**
   * {@inheritdoc}
   */
  public static function create(ContainerInterface $container, array $configuration, $plugin_id, $plugin_definition): static {
    $plugin = new static($configuration, $plugin_id, $plugin_definition);
    $plugin->configFactory = $container->get('config.factory');
    return $plugin;
  }

  /**
   * {@inheritdoc}
   */
  public function getDynamicPluginConfig(array $static_plugin_config, EditorInterface $editor): array {
    $host = (string) $this->configFactory->get('lederkredsen.settings')->get('host');
    return ['lederkredsen' => ['host' => $host]];
  }

}
