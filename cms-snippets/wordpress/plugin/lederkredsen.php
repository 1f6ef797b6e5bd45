<?php
/**
 * Plugin Name: Lederkredsen tools
 * Description: The interactive tools of Lederkredsen as blocks, with a preview, and on every page that has one.
 * Version: 1.0.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * Author: Lederkredsen
 * License: MIT
 * Text Domain: lederkredsen
 * Domain Path: /languages
 */

namespace Lederkredsen;

if (!defined('ABSPATH')) {
    exit;
}

const VERSION = '1.0.0';
const PLUGIN_FILE = __FILE__;
const DOMAIN = 'lederkredsen';

foreach (['placeholder', 'settings', 'tools', 'loader', 'optimisers', 'blocks', 'shortcode', 'settings-page'] as $part) {
    require __DIR__ . "/src/$part.php";
}

add_action('init', static function (): void {
    load_plugin_textdomain(DOMAIN, false, dirname(plugin_basename(PLUGIN_FILE)) . '/languages');
});
