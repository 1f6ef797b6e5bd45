<?php

namespace Lederkredsen;

if (!defined('ABSPATH')) {
    exit;
}

const PAGE = 'lederkredsen';
const PAGE_SCRIPT = 'lederkredsen-settings';

add_action('admin_init', static function (): void {
    register_setting(PAGE, OPTION, ['sanitize_callback' => __NAMESPACE__ . '\cleaned_settings']);
});

add_action('admin_menu', static function (): void {
    $title = __('Lederkredsen tools', 'lederkredsen');
    $page = add_options_page($title, $title, 'manage_options', PAGE, __NAMESPACE__ . '\show_settings_page');
    add_action("load-$page", static function (): void {
        add_action('admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_settings_script');
    });
});

add_filter('plugin_action_links_' . plugin_basename(PLUGIN_FILE), static function ($links) {
    $address = admin_url('options-general.php?page=' . PAGE);
    $link = sprintf('<a href="%s">%s</a>', esc_url($address), esc_html__('Settings', 'lederkredsen'));
    return array_merge([$link], $links);
});

function enqueue_settings_script(): void
{
    wp_enqueue_script(PAGE_SCRIPT, plugins_url('settings.js', PLUGIN_FILE), ['wp-i18n'], VERSION, true);
    wp_set_script_translations(PAGE_SCRIPT, DOMAIN, dirname(PLUGIN_FILE) . '/languages');
}

function show_settings_page(): void
{
    $settings = settings();
    $versions = [
        'stable' => __('Released to everyone (stable)', 'lederkredsen'),
        'canary' => __('Being tried out (canary)', 'lederkredsen'),
    ];
    ?>
    <div class="wrap">
        <h1><?php echo esc_html(get_admin_page_title()); ?></h1>
        <form action="options.php" method="post">
            <?php settings_fields(PAGE); ?>
            <table class="form-table" role="presentation">
                <tr>
                    <th scope="row">
                        <label for="lederkredsen-host"><?php esc_html_e('Address of the host', 'lederkredsen'); ?></label>
                    </th>
                    <td>
                        <input
                            class="regular-text code" type="url" id="lederkredsen-host" name="lederkredsen[host]"
                            value="<?php echo esc_attr($settings['host']); ?>" placeholder="https://tools.example.org"
                            aria-describedby="lederkredsen-host-help"
                        >
                        <button type="button" class="button" id="lederkredsen-check">
                            <?php esc_html_e('Check the connection', 'lederkredsen'); ?>
                        </button>
                        <p class="description" id="lederkredsen-host-help">
                            <?php esc_html_e('The server that the tools come from. Ask the people who run the tools for it.', 'lederkredsen'); ?>
                        </p>
                        <div id="lederkredsen-checks" role="status"></div>
                    </td>
                </tr>
                <tr>
                    <th scope="row">
                        <label for="lederkredsen-version"><?php esc_html_e('Version of the tools', 'lederkredsen'); ?></label>
                    </th>
                    <td>
                        <select id="lederkredsen-version" name="lederkredsen[version]">
                            <?php foreach ($versions as $version => $label) : ?>
                                <option value="<?php echo esc_attr($version); ?>" <?php selected($settings['version'], $version); ?>>
                                    <?php echo esc_html($label); ?>
                                </option>
                            <?php endforeach; ?>
                        </select>
                        <p class="description">
                            <?php esc_html_e('For every tool on this site whose block does not choose a version.', 'lederkredsen'); ?>
                        </p>
                    </td>
                </tr>
                <tr>
                    <th scope="row"><?php esc_html_e('Pages', 'lederkredsen'); ?></th>
                    <td>
                        <label>
                            <input type="checkbox" name="lederkredsen[everywhere]" value="1" <?php checked($settings['everywhere']); ?>>
                            <?php esc_html_e('Add the script that shows the tools to every page', 'lederkredsen'); ?>
                        </label>
                        <p class="description">
                            <?php esc_html_e('Needed only if a theme or a page builder writes placeholders that are not part of a post or a widget area.', 'lederkredsen'); ?>
                        </p>
                    </td>
                </tr>
            </table>
            <?php submit_button(); ?>
        </form>
        <p><?php echo esc_html(sprintf(/* translators: %s: version */ __('Version %s of the plugin.', 'lederkredsen'), VERSION)); ?></p>
    </div>
    <?php
}
