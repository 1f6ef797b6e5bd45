<?php

/**
 * @file
 * The fields of a tool as elements of Drupal's Form API. Knows no class of Drupal.
 */

declare(strict_types=1);

namespace Lederkredsen;

require_once __DIR__ . '/placeholder.php';

/**
 * The key of the rare fields in a group. No prop has it: names of props have no hyphen.
 */
const RARE = 'rarely-used';

/**
 * The group of the props that only developers set.
 */
const INTERNAL = 'for-developers';

/**
 * A group for each group of the schema, with a field for each of its props. Props that few editors set are folded in it,
 * and those for developers are in a group of their own. A group is open if one of its props has a value.
 *
 * @param array $schema
 *   The `props.schema.json` of a widget.
 * @param array<string, string> $values
 *   The values that differ from the defaults, by prop.
 */
function form_elements(array $schema, array $values): array {
  $titles = array_column($schema['groups'] ?? [], 'title', 'name');
  $groups = array_fill_keys(array_keys($titles), []);
  $internal = [];
  foreach ($schema['properties'] ?? [] as $prop => $prop_schema) {
    $field = form_element($prop_schema, $values[$prop] ?? '') + ['#title' => $prop];
    $importance = $prop_schema['importance'] ?? 'usual';
    if ($importance === 'internal') {
      $internal[$prop] = $field;
    }
    else {
      $groups[$prop_schema['group'] ?? 'settings'][$importance][$prop] = $field;
    }
  }
  $elements = [];
  foreach (array_filter($groups) as $name => $fields) {
    $elements[$name] = group_of($titles[$name] ?? 'Indstillinger', $fields['usual'] ?? [], $fields['rare'] ?? []);
  }
  return $elements + ($internal === [] ? [] : [INTERNAL => group_of('Tekniske indstillinger', $internal, [])]);
}

/**
 * A group with its usual fields, and the rare ones folded in it. One level is enough where all fields are rare.
 *
 * @param array<string, array> $usual
 *   Fields by prop.
 * @param array<string, array> $rare
 *   Fields by prop.
 */
function group_of(string $title, array $usual, array $rare): array {
  $has_value = static fn (array $field): bool => $field['#default_value'] !== '';
  $folded = $usual === [] || $rare === [] ? $rare : [RARE => group_of('Sjældent brugt (' . count($rare) . ')', $rare, [])];
  $is_open = array_filter($usual + $rare, $has_value) !== [];
  return ['#type' => 'details', '#title' => $title, '#open' => $is_open] + $usual + $folded;
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
 * @param array<string, mixed> $submitted
 *   The values of the groups of `form_elements()`, and of what is folded in them.
 */
function chosen_props(array $submitted): array {
  $props = [];
  array_walk_recursive($submitted, static function (mixed $value, string $prop) use (&$props): void {
    $props[$prop] = (string) $value;
  });
  return array_filter($props, static fn (string $value): bool => trim($value) !== '');
}
