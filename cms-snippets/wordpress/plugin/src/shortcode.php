<?php

namespace Lederkredsen;

if (!defined('ABSPATH')) {
    exit;
}

/**
 * `[lederkredsen cv-check upload-title="Er dit CV klar?" version="1.4"]`, for editors and builders without blocks. A prop
 * has the name of its attribute, with or without `data-`.
 */
add_shortcode('lederkredsen', static function ($given): string {
    $choices = is_array($given) ? $given : [];
    $name = (string) ($choices['tool'] ?? $choices[0] ?? '');
    if (preg_match('/^[a-z][a-z0-9-]*$/D', $name) !== 1) {
        return '';
    }
    $settings = array_flip(['tool', 'version', 'load', 'fallback']);
    $props = [];
    foreach (array_diff_key($choices, $settings) as $attribute => $value) {
        if (is_string($attribute)) {
            $props[prop_of($attribute)] = $value;
        }
    }
    return tool_html($name, ['props' => $props] + array_intersect_key($choices, $settings));
});

/** `data-upload-title` or `upload-title` -> `uploadTitle`. */
function prop_of(string $attribute): string
{
    $words = preg_replace('/^data-/', '', strtolower($attribute));
    return preg_replace_callback('/-([a-z])/', static function (array $found): string {
        return strtoupper($found[1]);
    }, $words);
}
