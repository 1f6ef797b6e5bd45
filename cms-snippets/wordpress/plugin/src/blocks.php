<?php

namespace Lederkredsen;

if (!defined('ABSPATH')) {
    exit;
}

const EDITOR = 'lederkredsen-editor';

add_action('init', static function (): void {
    $needs = ['wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n'];
    wp_register_script(EDITOR, plugins_url('editor.js', PLUGIN_FILE), $needs, VERSION, true);
    wp_set_script_translations(EDITOR, DOMAIN, dirname(PLUGIN_FILE) . '/languages');
    wp_register_style(EDITOR, plugins_url('editor.css', PLUGIN_FILE), [], VERSION);
    foreach (array_keys(tools()) as $name) {
        register_block_type(dirname(PLUGIN_FILE) . "/blocks/$name", [
            'render_callback' => static function ($attributes) use ($name): string {
                $html = tool_html($name, $attributes);
                return $html === '' ? '' : '<div ' . get_block_wrapper_attributes() . ">$html</div>";
            },
        ]);
    }
});

add_action('enqueue_block_editor_assets', static function (): void {
    $known = [
        'host' => settings()['host'],
        'version' => settings()['version'],
        'tools' => tools(),
        // The copy of each tool's form, for when the host cannot be reached.
        'copies' => plugins_url('tools', PLUGIN_FILE),
        'settingsPage' => current_user_can('manage_options') ? admin_url('options-general.php?page=lederkredsen') : '',
    ];
    wp_add_inline_script(EDITOR, 'window.lederkredsen = ' . wp_json_encode($known) . ';', 'before');
});

add_filter('block_categories_all', static function ($categories) {
    $ours = ['slug' => DOMAIN, 'title' => __('Lederkredsen tools', 'lederkredsen'), 'icon' => null];
    return array_merge([$ours], $categories);
});
