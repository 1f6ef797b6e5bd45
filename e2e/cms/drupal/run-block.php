<?php
/**
 * Runs the block with the tools of a real host. Arguments: folder of the module, address of the host. Prints JSON: the
 * form, what the block keeps of the submitted values, the HTML, and the addresses that were asked for.
 */

declare(strict_types=1);

use Drupal\Core\Cache\KeptInMemory;
use Drupal\Core\Config\ConfigFactoryInterface;
use Drupal\Core\Extension\ModuleExtensionList;
use Drupal\Core\Form\FormState;
use Drupal\lederkredsen\Plugin\Block\WidgetBlock;
use Drupal\lederkredsen\Tools;
use GuzzleHttp\ClientInterface;
use GuzzleHttp\Exception\ConnectException;

set_error_handler(static function (int $level, string $message): void {
    throw new ErrorException($message, 0, $level);
});

[, $folder, $host] = $argv;
require __DIR__ . '/drupal-classes.php';
require "$folder/src/Tools.php";
require "$folder/src/Plugin/Block/WidgetBlock.php";

$client = new class implements ClientInterface {
    public array $asked = [];

    public function request(string $method, string $address, array $options)
    {
        $this->asked[] = $address;
        $text = @file_get_contents($address, false, stream_context_create(['http' => $options]));
        if ($text === false) {
            throw new ConnectException($address);
        }
        return new class($text) {
            public function __construct(private readonly string $text) {}

            public function getBody(): string
            {
                return $this->text;
            }
        };
    }
};
$config = new class($host) implements ConfigFactoryInterface {
    public function __construct(private readonly string $host) {}

    public function get($name)
    {
        return $name === 'lederkredsen.settings' ? new class($this->host) {
            public function __construct(private readonly string $host) {}

            public function get($key)
            {
                return ['host' => $this->host][$key];
            }
        } : null;
    }
};
$time = new class implements Drupal\Component\Datetime\TimeInterface {
    public function getRequestTime()
    {
        return 1000;
    }
};
restore_error_handler();
$tools = new Tools($client, new KeptInMemory(), $config, $time, new ModuleExtensionList($folder));
$block = new WidgetBlock([], 'lederkredsen_tool', [], $tools);
$chosen = ['settings' => ['tool' => 'cv-check']];
$form = $block->blockForm([], new FormState($chosen));
$block->blockSubmit([], new FormState([
    'tool' => 'cv-check',
    'version' => '',
    'load' => 'eager',
    'fallback' => '',
    'props' => ['upload' => ['uploadTitle' => 'Løn & "vilkår"', 'uploadText' => ' ', 'rarely-used' => ['offerReviewText' => 'Prøv igen']], 'settings' => ['joinHref' => '']],
]));
echo json_encode([
    'form' => $form,
    'reopened' => $block->blockForm([], new FormState($chosen)),
    'kept' => $block->getConfiguration(),
    'html' => $block->build()['#markup'],
    'asked' => count($client->asked),
], JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE);
