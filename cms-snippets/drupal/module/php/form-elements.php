<?php

/**
 * @file
 * The fields of a tool as elements of Drupal's Form API. Knows no class of Drupal.
 */

declare(strict_types=1);

namespace Lederkredsen;

require_once __DIR__ . '/placeholder.php';

/**
 * A closed group for each group of the schema, with a field for each of its props.
 *
 * @param array $schema
 *   The `props.schema.json` of a widget.
 * @param array<string, string> $values
 *   The values that differ from the defaults, by prop.
 */
function form_elements(array $schema, array $values): array {
  $titles = array_column($schema['groups'] ?? [], 'title', 'name');
  $elements = [];
  foreach ($titles as $name => $title) {
    $elements[$name] = ['#type' => 'details', '#title' => $title, '#open' => FALSE];
  }
  foreach ($schema['properties'] ?? [] as $prop => $prop_schema) {
    $group = $prop_schema['group'] ?? 'settings';
    $elements[$group] ??= ['#type' => 'details', '#title' => 'Indstillinger', '#open' => FALSE];
    $elements[$group][$prop] = form_element($prop_schema, $values[$prop] ?? '') + ['#title' => $prop];
  }
  return array_filter($elements, static fn (array $group): bool => array_filter(array_keys($group), is_prop(...)) !== []);
}

/**
 * One field. An empty one has the default of the tool, which it shows.
 */
function form_element(array $schema, string $value): array {
  $standard = $schema['default'] ?? NULL;
  $element = ['#default_value' => $value, '#description' => description($schema)]
    + (isset($schema['title']) ? ['#title' => $schema['title']] : []);
  $choices = $schema['enum'] ?? (($schema['type'] ?? '') === 'boolean' ? ['true', 'false'] : NULL);
  if ($choices !== NULL) {
    $labels = ($schema['enumLabels'] ?? []) + ['true' => 'Ja', 'false' => 'Nej'];
    $names = array_map('strval', $choices);
    $options = array_combine($names, array_map(static fn (string $name): string => $labels[$name] ?? $name, $names));
    $chosen = $standard === NULL ? NULL : text_of($standard);
    $empty = $chosen === NULL ? '- Vælg -' : 'Som standard: ' . ($labels[$chosen] ?? $chosen);
    return $element + ['#type' => 'select', '#options' => $options, '#empty_option' => $empty, '#empty_value' => ''];
  }
  $is_long = ($schema['multiline'] ?? FALSE) || in_array($schema['type'] ?? '', ['array', 'object'], TRUE);
  $example = $standard === NULL ? '' : text_of($standard);
  return $element + [
    '#type' => $is_long ? 'textarea' : 'textfield',
    '#attributes' => $example === '' ? [] : ['placeholder' => $example],
  ] + ($is_long ? ['#rows' => 3] : ['#maxlength' => $schema['maxLength'] ?? 1000]);
}

/**
 * What the field is, and what each `{name}` of its text becomes.
 */
function description(array $schema): string {
  $sentences = isset($schema['description']) ? [$schema['description']] : [];
  foreach ($schema['variables'] ?? [] as $name => $meaning) {
    $sentences[] = "{{$name}}: $meaning";
  }
  return htmlspecialchars(implode(' ', $sentences), ENT_QUOTES);
}

/**
 * The values that were chosen, by prop: those of the groups together, without the empty ones.
 *
 * @param array<string, array<string, mixed>> $submitted
 *   The values of the groups of `form_elements()`.
 */
function chosen_props(array $submitted): array {
  $props = array_merge([], ...array_values(array_filter($submitted, 'is_array')));
  return array_filter(array_map('strval', $props), static fn (string $value): bool => trim($value) !== '');
}

/**
 * Keys with # are properties of Drupal's elements.
 */
function is_prop($key): bool {
  return is_string($key) && $key[0] !== '#';
}
