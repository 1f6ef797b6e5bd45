<?php
/** What the block uses of Drupal, as far as its methods need it to run. */

declare(strict_types=1);

namespace Drupal\Core\Block {
    class BlockBase
    {
        protected array $configuration;

        public function __construct(array $configuration, $plugin_id, $plugin_definition)
        {
            $this->configuration = $configuration + $this->defaultConfiguration();
        }

        public function getConfiguration(): array
        {
            return $this->configuration;
        }
    }
}

namespace Drupal\Core\Plugin {
    interface ContainerFactoryPluginInterface {}
}

namespace Symfony\Component\DependencyInjection {
    interface ContainerInterface {}
}

namespace Drupal\Core\Form {
    interface FormStateInterface
    {
        public function getValue($key);
    }

    interface SubformStateInterface {}

    class FormState implements FormStateInterface
    {
        public function __construct(private readonly array $values) {}

        public function getValue($key)
        {
            $value = $this->values;
            foreach ((array) $key as $part) {
                $value = $value[$part] ?? null;
            }
            return $value;
        }
    }
}

namespace Drupal\Core\Render {
    class Markup
    {
        public static function create(string $html): string
        {
            return $html;
        }
    }
}

namespace Drupal\Component\Datetime {
    interface TimeInterface
    {
        public function getRequestTime();
    }
}

namespace Drupal\Core\Cache {
    interface CacheBackendInterface
    {
        public function get($id);

        public function set($id, $data, $expire, array $tags);
    }

    class KeptInMemory implements CacheBackendInterface
    {
        public array $kept = [];

        public function get($id)
        {
            return $this->kept[$id] ?? false;
        }

        public function set($id, $data, $expire, array $tags)
        {
            $this->kept[$id] = (object) ['data' => $data, 'expire' => $expire, 'tags' => $tags];
        }
    }
}

namespace Drupal\Core\Config {
    interface ConfigFactoryInterface
    {
        public function get($name);
    }
}

namespace Drupal\Core\Extension {
    class ModuleExtensionList
    {
        public function __construct(private readonly string $folder) {}

        public function getPath($name): string
        {
            return $this->folder;
        }
    }
}

namespace GuzzleHttp {
    interface ClientInterface
    {
        public function request(string $method, string $address, array $options);
    }
}

namespace GuzzleHttp\Exception {
    interface GuzzleException extends \Throwable {}

    class ConnectException extends \RuntimeException implements GuzzleException {}
}
