<?php

declare(strict_types=1);

namespace Drupal\lederkredsen;

use Drupal\Component\Datetime\TimeInterface;
use Drupal\Core\Cache\CacheBackendInterface;
use Drupal\Core\Config\ConfigFactoryInterface;
use Drupal\Core\Extension\ModuleExtensionList;
use GuzzleHttp\ClientInterface;
use GuzzleHttp\Exception\GuzzleException;

require_once __DIR__ . '/../php/placeholder.php';
require_once __DIR__ . '/../php/read-tools.php';

/**
 * The tools of the host that the settings name.
 */
class Tools {

  /**
   * Seconds for which the answer of the host is kept.
   */
  private const KEPT = 600;

  public function __construct(
    private readonly ClientInterface $http,
    private readonly CacheBackendInterface $cache,
    private readonly ConfigFactoryInterface $configFactory,
    private readonly TimeInterface $time,
    private readonly ModuleExtensionList $modules,
  ) {}

  /**
   * The address of the host, without a slash at its end; empty if it is not set.
   */
  public function host(): string {
    return (string) $this->configFactory->get('lederkredsen.settings')->get('host');
  }

  /**
   * The tools by name: those that the host serves now, or else those of the release.
   *
   * @return array<string, array>
   *   Each with `name`, `version`, `schema` and, if it has one, `profile`.
   */
  public function all(): array {
    $id = 'lederkredsen.tools:' . $this->host();
    $kept = $this->cache->get($id);
    if ($kept) {
      return $kept->data;
    }
    $tools = \Lederkredsen\read_tools($this->fetch(...), $this->host(), $this->shipped());
    $until = $this->time->getRequestTime() + self::KEPT;
    $this->cache->set($id, $tools, $until, ['config:lederkredsen.settings']);
    return $tools;
  }

  /**
   * The HTML of a placeholder; empty if the tool is unknown or the host is not set.
   *
   * @param array $values
   *   `tool`, `version`, `load`, `fallback` and `props`, as the block keeps them.
   */
  public function placeholder(array $values): string {
    $tool = $this->all()[$values['tool'] ?? ''] ?? NULL;
    if ($tool === NULL || $this->host() === '') {
      return '';
    }
    return \Lederkredsen\placeholder($tool, ['host' => $this->host()] + $values);
  }

  private function fetch(string $address): ?string {
    try {
      return (string) $this->http->request('GET', $address, ['timeout' => 3])->getBody();
    }
    catch (GuzzleException) {
      return NULL;
    }
  }

  private function shipped(): array {
    $file = $this->modules->getPath('lederkredsen') . '/tools.json';
    return json_decode((string) file_get_contents($file), TRUE, 512, JSON_THROW_ON_ERROR);
  }

}
