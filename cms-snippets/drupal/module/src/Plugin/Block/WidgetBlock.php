<?php

declare(strict_types=1);

namespace Drupal\lederkredsen\Plugin\Block;

use Drupal\Core\Block\Attribute\Block;
use Drupal\Core\Block\BlockBase;
use Drupal\Core\Form\FormStateInterface;
use Drupal\Core\Form\SubformStateInterface;
use Drupal\Core\Plugin\ContainerFactoryPluginInterface;
use Drupal\Core\Render\Markup;
use Drupal\Core\StringTranslation\TranslatableMarkup;
use Drupal\lederkredsen\Tools;
use Symfony\Component\DependencyInjection\ContainerInterface;

require_once __DIR__ . '/../../../php/form-elements.php';

/**
 * A block with a tool.
 */
#[Block(
  id: 'lederkredsen_tool',
  admin_label: new TranslatableMarkup('Lederkredsens værktøj'),
  category: new TranslatableMarkup('Lederkredsen'),
)]
class WidgetBlock extends BlockBase implements ContainerFactoryPluginInterface {

  private const FIELDS = 'lederkredsen-fields';

  public function __construct(array $configuration, $plugin_id, $plugin_definition, private readonly Tools $tools) {
    parent::__construct($configuration, $plugin_id, $plugin_definition);
  }

  /**
   * {@inheritdoc}
   */
  public static function create(ContainerInterface $container, array $configuration, $plugin_id, $plugin_definition): static {
    return new static($configuration, $plugin_id, $plugin_definition, $container->get('lederkredsen.tools'));
  }

  /**
   * {@inheritdoc}
   */
  public function defaultConfiguration(): array {
    return ['tool' => '', 'version' => '', 'load' => '', 'fallback' => '', 'props' => []];
  }

  /**
   * {@inheritdoc}
   */
  public function build(): array {
    return [
      '#markup' => Markup::create($this->tools->placeholder($this->configuration)),
      '#cache' => ['tags' => ['config:lederkredsen.settings']],
    ];
  }

  /**
   * {@inheritdoc}
   */
  public function blockForm($form, FormStateInterface $form_state): array {
    $complete = $form_state instanceof SubformStateInterface ? $form_state->getCompleteFormState() : $form_state;
    $tools = $this->tools->all();
    $chosen = (string) ($complete->getValue(['settings', 'tool']) ?? $this->configuration['tool']);
    $form['tool'] = [
      '#type' => 'select',
      '#title' => 'Værktøj',
      '#options' => array_map(static fn (array $tool): string => $tool['profile']['title'] ?? $tool['name'], $tools),
      '#empty_option' => '- Vælg -',
      '#default_value' => $chosen,
      '#required' => TRUE,
      '#ajax' => ['callback' => [static::class, 'fields'], 'wrapper' => self::FIELDS],
    ];
    $values = $chosen === $this->configuration['tool'] ? $this->configuration['props'] : [];
    $form['props'] = [
      '#type' => 'container',
      '#tree' => TRUE,
      '#attributes' => ['id' => self::FIELDS],
    ] + \Lederkredsen\form_elements($tools[$chosen]['schema'] ?? [], $values);
    $form['load'] = [
      '#type' => 'select',
      '#title' => 'Hent værktøjet',
      '#options' => ['eager' => 'straks', 'idle' => 'når siden er færdig', 'interaction' => 'når besøgende peger eller trykker på det'],
      '#empty_option' => 'når det er ved at komme til syne',
      '#default_value' => $this->configuration['load'],
    ];
    $form['fallback'] = [
      '#type' => 'select',
      '#title' => 'Hvis værktøjet fejler, vises',
      '#options' => ['none' => 'ingenting'],
      '#empty_option' => 'en besked med »Prøv igen«',
      '#default_value' => $this->configuration['fallback'],
    ];
    $form['version'] = [
      '#type' => 'textfield',
      '#title' => 'Version',
      '#description' => 'Lad feltet være tomt for at få den nyeste. Ellers et nummer som 1.4, eller canary.',
      '#default_value' => $this->configuration['version'],
    ];
    return $form;
  }

  /**
   * The fields of the tool that was chosen last.
   */
  public static function fields(array $form): array {
    return $form['settings']['props'];
  }

  /**
   * {@inheritdoc}
   */
  public function blockSubmit($form, FormStateInterface $form_state): void {
    foreach (['tool', 'version', 'load', 'fallback'] as $setting) {
      $this->configuration[$setting] = trim((string) $form_state->getValue($setting));
    }
    $this->configuration['props'] = \Lederkredsen\chosen_props((array) $form_state->getValue('props'));
  }

}
