<?php

namespace Lederkredsen;

if (!defined('ABSPATH')) {
    exit;
}

const LOADER = 'lederkredsen-embed';

/** Puts the loader at the end of the page, once. */
function bring_loader(): void
{
    wp_enqueue_script(LOADER);
}

/** Brings the loader to a page whose content has a placeholder, also one that was written before the plugin. */
function bring_loader_for($html)
{
    if (is_string($html) && preg_match('/\sdata-(?:site-)?widget\s*=/', $html) === 1) {
        bring_loader();
    }
    return $html;
}

// Without a host, the handle is unknown, and WordPress ignores it.
add_action('init', static function (): void {
    $host = settings()['host'];
    if ($host !== '') {
        // Without a version in its address, since the host knows how long its script may be kept.
        wp_register_script(LOADER, "$host/embed.js", [], null, true);
    }
});

add_action('wp_enqueue_scripts', static function (): void {
    if (settings()['everywhere']) {
        bring_loader();
    }
});

foreach (['render_block', 'the_content', 'widget_text', 'widget_custom_html_content'] as $filter) {
    add_filter($filter, __NAMESPACE__ . '\bring_loader_for', 100);
}

// A preview shows every screen of a tool, asks nothing and sends nothing, whoever wrote the placeholder.
add_filter('language_attributes', static function ($attributes) {
    $is_preview = (is_preview() && current_user_can('edit_posts')) || is_customize_preview();
    return $is_preview ? "$attributes data-widget-editing=\"confirmed\"" : $attributes;
});
