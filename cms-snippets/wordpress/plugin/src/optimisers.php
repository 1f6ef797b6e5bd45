<?php
/**
 * Keeps plugins that combine, copy or delay scripts away from the loader. It works without this, but a tool whose loader
 * is delayed is only a link until the visitor moves the mouse.
 */

namespace Lederkredsen;

if (!defined('ABSPATH')) {
    exit;
}

/** The marks that LiteSpeed, WP Rocket and Cloudflare's Rocket Loader read. */
const MARKS = 'data-no-optimize="1" data-no-defer="1" data-no-minify="1" nowprocket data-cfasync="false"';

add_filter('script_loader_tag', static function ($tag, $handle) {
    return $handle === LOADER ? str_replace('<script ', '<script ' . MARKS . ' ', $tag) : $tag;
}, 10, 2);

/** The loader's address as the settings of optimisers have it: without `https://`. */
function loader_pattern(): string
{
    return preg_replace('~^https?://~', '', settings()['host']) . '/embed.js';
}

$lists = [
    'rocket_delay_js_exclusions',
    'rocket_exclude_defer_js',
    'rocket_exclude_js',
    'rocket_minify_excluded_external_js',
    'litespeed_optimize_js_excludes',
    'litespeed_optm_js_defer_exc',
    'perfmatters_delay_js_exclusions',
    'sgo_javascript_combine_excluded_external_paths',
];
foreach ($lists as $filter) {
    add_filter($filter, static function ($excluded) {
        return array_merge((array) $excluded, [loader_pattern()]);
    });
}

// Autoptimize has a text with commas, or the patterns as keys.
add_filter('autoptimize_filter_js_exclude', static function ($excluded) {
    if (is_array($excluded)) {
        return $excluded + [loader_pattern() => ''];
    }
    return $excluded === '' ? loader_pattern() : "$excluded, " . loader_pattern();
});
