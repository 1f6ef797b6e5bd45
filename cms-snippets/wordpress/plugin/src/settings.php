<?php

namespace Lederkredsen;

if (!defined('ABSPATH')) {
    exit;
}

const OPTION = 'lederkredsen';

/**
 * The settings, or their defaults.
 *
 * @return array{host: string, version: string, everywhere: bool} `host` has no slash at its end; empty if it is not set.
 */
function settings(): array
{
    $stored = get_option(OPTION);
    return array_merge(['host' => '', 'version' => 'stable', 'everywhere' => false], is_array($stored) ? $stored : []);
}

/** The settings that a form gave, cleaned. An address that cannot be used leaves the stored one. */
function cleaned_settings($given): array
{
    $given = is_array($given) ? $given : [];
    $address = trim((string) ($given['host'] ?? ''));
    $host = $address === '' ? '' : host_of($address);
    if ($host === null) {
        $problem = __('Write the address of the host as https://tools.example.org.', 'lederkredsen');
        add_settings_error(OPTION, 'host', $problem);
        $host = settings()['host'];
    }
    return [
        'host' => $host,
        'version' => ($given['version'] ?? '') === 'canary' ? 'canary' : 'stable',
        'everywhere' => !empty($given['everywhere']),
    ];
}

/** `https://tools.example.org/embed.js` -> `https://tools.example.org`; null if the text is not a web address. */
function host_of(string $address): ?string
{
    $parts = wp_parse_url($address);
    if (!in_array($parts['scheme'] ?? '', ['http', 'https'], true) || empty($parts['host'])) {
        return null;
    }
    $port = isset($parts['port']) ? ':' . $parts['port'] : '';
    $path = preg_replace('~/(embed|loader)\.js$~', '', $parts['path'] ?? '');
    $host = esc_url_raw($parts['scheme'] . '://' . $parts['host'] . $port . untrailingslashit($path));
    return $host === '' ? null : $host;
}
