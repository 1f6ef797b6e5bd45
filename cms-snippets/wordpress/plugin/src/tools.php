<?php

namespace Lederkredsen;

if (!defined('ABSPATH')) {
    exit;
}

/** The profile of each tool that the plugin was built with, by name. */
function tools(): array
{
    static $tools;
    if ($tools === null) {
        $tools = json_decode(file_get_contents(__DIR__ . '/../tools.json'), true);
    }
    return $tools;
}

/**
 * The placeholder of a tool, and its loader in the page. Empty if no host is set.
 *
 * Every choice that is stored is written: the defaults of the version that a page gets may be newer than this plugin, so
 * they are not compared here. For the same reason, props that this plugin does not know are written, too.
 *
 * @param array $choices `props` by name, `version`, `load`, `fallback`, each if chosen.
 */
function tool_html(string $name, array $choices): string
{
    ['host' => $host, 'version' => $version] = settings();
    if ($host === '') {
        return '';
    }
    bring_loader();
    $props = is_array($choices['props'] ?? null) ? decoded($choices['props']) : [];
    $props = array_filter($props, __NAMESPACE__ . '\is_prop_name', ARRAY_FILTER_USE_KEY);
    $text = static function ($choice): string {
        return is_scalar($choice) ? (string) $choice : '';
    };
    return placeholder(
        [
            'name' => $name,
            'profile' => tools()[$name] ?? [],
            'schema' => ['properties' => array_fill_keys(array_keys($props), [])],
        ],
        [
            'host' => $host,
            'props' => $props,
            'version' => $text($choices['version'] ?? '') ?: $version,
            'load' => $text($choices['load'] ?? ''),
            'fallback' => $text($choices['fallback'] ?? ''),
        ]
    );
}

/** Whether the name becomes an attribute that is not one of the loader's own. */
function is_prop_name($name): bool
{
    return preg_match('/^(?!widget|siteWidget)[a-z][A-Za-z0-9]*$/D', (string) $name) === 1;
}

/**
 * Values as they were typed. For a person without the right `unfiltered_html`, WordPress stores `&`, `<`, `>`
 * and quotation marks of a block's texts as entities.
 */
function decoded(array $values): array
{
    array_walk_recursive($values, static function (&$value): void {
        if (is_string($value)) {
            $value = strtr($value, ['&amp;' => '&', '&lt;' => '<', '&gt;' => '>', '&quot;' => '"', '&#039;' => "'"]);
        }
    });
    return $values;
}
