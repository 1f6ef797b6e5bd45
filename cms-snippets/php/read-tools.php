<?php
/** The tools of a host from its registry, as `shared-runtime/src/editors/read-tools.ts` reads them. Knows no CMS. */

declare(strict_types=1);

namespace Lederkredsen;

/**
 * The tools that the host serves as `stable`, by name. A tool that cannot be read is taken from those of the release, or
 * is left out. Without an answer, all are those of the release.
 *
 * @param callable(string): ?string $fetch   The text at an address; null if it cannot be read.
 * @param string                    $host    Address of the host, without a slash at its end.
 * @param array<string, array>      $shipped The tools of the release, by name.
 *
 * @return array<string, array> Each with `name`, `version`, `schema` and, if it has one, `profile`.
 */
function read_tools(callable $fetch, string $host, array $shipped): array
{
    $base = "$host/widgets/";
    $registry = decoded($fetch($base . 'registry.json'));
    if (!is_array($registry['widgets'] ?? null)) {
        return $shipped;
    }
    $tools = [];
    foreach ($registry['widgets'] as $name => $widget) {
        $version = $widget['channels']['stable'] ?? null;
        if ($version === null) {
            continue;
        }
        $files = $widget['versions'][$version] ?? [];
        $schema = isset($files['props']) ? decoded($fetch(address($base, $files['props']))) : null;
        if ($schema === null) {
            // A host that stopped answering would keep the page waiting for each of its tools.
            $fetch = static fn (string $address): ?string => null;
        }
        $profile = isset($files['profile']) ? decoded($fetch(address($base, $files['profile']))) : null;
        $tool = $schema === null
            ? $shipped[$name] ?? null
            : ['name' => $name, 'version' => $version, 'schema' => $schema] + ($profile === null ? [] : ['profile' => $profile]);
        if ($tool !== null) {
            $tools[$name] = $tool;
        }
    }
    return $tools;
}

/** An address of the registry is relative to the registry, unless it is complete. */
function address(string $base, string $relative): string
{
    return preg_match('~^https?://~', $relative) === 1 ? $relative : $base . preg_replace('~^(\./)+~', '', $relative);
}

function decoded(?string $json): ?array
{
    $value = $json === null ? null : json_decode($json, true);
    return is_array($value) ? $value : null;
}
