<?php
/**
 * The HTML of a placeholder, as `shared-runtime/src/editors/placeholder.ts` writes it. `placeholder.cases.json` next to
 * that file has inputs and outputs that both give. Knows no CMS. Needs PHP 7.4 with JSON and PCRE.
 */

declare(strict_types=1);

namespace Lederkredsen;

/**
 * A `div` with the widget's name, what differs from the defaults, and a link to the tool's own page.
 *
 * @param array $tool   `name`, `schema` (the widget's `props.schema.json`) and, if the widget has one, `profile`
 *                      (its `profile.json`), decoded as arrays.
 * @param array $values `host` (without a slash at its end) and, if chosen, `props` by name, `version`, `load` and
 *                      `fallback`. A list or an object of props is decoded JSON; decode it as objects, since PHP
 *                      cannot distinguish the arrays of `{}` and `[]`.
 */
function placeholder(array $tool, array $values): string
{
    $attributes = '';
    foreach (placeholder_attributes($tool, $values) as $name => $value) {
        $attributes .= ' ' . $name . '="' . escaped($value) . '"';
    }
    $link = placeholder_link($tool, $values);
    return '<div' . $attributes . '><a href="' . escaped($link['href']) . '">' . escaped($link['text']) . '</a></div>';
}

/**
 * The attributes of a placeholder in their order: the name, the settings of the loader, the props as in the schema.
 *
 * @return array<string, string> Unescaped values by attribute.
 */
function placeholder_attributes(array $tool, array $values): array
{
    $attributes = ['data-widget' => $tool['name']];
    foreach (['version' => 'stable', 'load' => 'visible', 'fallback' => 'message'] as $setting => $standard) {
        $value = (string) ($values[$setting] ?? '');
        if ($value !== '' && $value !== $standard) {
            $attributes["data-widget-$setting"] = $value;
        }
    }
    foreach ($tool['schema']['properties'] ?? [] as $prop => $schema) {
        $text = attribute_text($schema['default'] ?? null, $values['props'][$prop] ?? null);
        if ($text !== null) {
            $attributes[attribute_of((string) $prop)] = $text;
        }
    }
    return $attributes;
}

/**
 * The link inside of a placeholder. A tool without a page of its own has the page for frames.
 *
 * @return array{href: string, text: string}
 */
function placeholder_link(array $tool, array $values): array
{
    $profile = $tool['profile'] ?? [];
    $value = $values['props'][$profile['homes']['prop'] ?? ''] ?? null;
    $page = (is_string($value) ? $profile['homes']['of'][$value] ?? null : null) ?? $profile;
    return [
        'href' => $values['host'] . ($page['home'] ?? '/embed/' . $tool['name']),
        'text' => $page['linkText'] ?? 'Åbn ' . ($profile['title'] ?? $tool['name']),
    ];
}

/** The attribute of a prop: `jobTitleEnabled` -> `data-job-title-enabled`. */
function attribute_of(string $prop): string
{
    return 'data-' . strtolower(preg_replace('/[A-Z]/', '-$0', $prop));
}

/** The text of a prop's attribute; null if the value is null, blank or the default. */
function attribute_text($standard, $value): ?string
{
    if ($value === null || (is_string($value) && preg_match('/^[\s\p{Z}\x{FEFF}]*$/Du', $value) === 1)) {
        return null;
    }
    $text = text_of($value);
    return $standard !== null && text_of($standard) === $text ? null : $text;
}

function text_of($value): string
{
    if (is_string($value)) {
        return $value;
    }
    $flags = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_LINE_TERMINATORS;
    return json_encode(without_backslashes($value), $flags | JSON_INVALID_UTF8_SUBSTITUTE);
}

/**
 * A value whose JSON has no backslash, since WordPress removes it: quotation marks of a text become ”, and control
 * characters blanks.
 */
function without_backslashes($value)
{
    if (is_string($value)) {
        return preg_replace('/[\\\\\p{Cc}]/u', ' ', str_replace('"', '”', $value)) ?? $value;
    }
    if (is_float($value) && floor($value) === $value && abs($value) < PHP_INT_MAX) {
        return (int) $value;
    }
    if (is_array($value)) {
        return array_map(__NAMESPACE__ . '\without_backslashes', $value);
    }
    return is_object($value) ? (object) array_map(__NAMESPACE__ . '\without_backslashes', (array) $value) : $value;
}

function escaped(string $text): string
{
    return strtr($text, ['&' => '&amp;', '"' => '&quot;', '<' => '&lt;', '>' => '&gt;', "\n" => '&#10;']);
}
