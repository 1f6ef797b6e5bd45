<?php
// Removes the settings. The blocks in posts stay, so that a new installation shows them again.
if (!defined('WP_UNINSTALL_PLUGIN')) {
    exit;
}

$sites = is_multisite() ? get_sites(['fields' => 'ids', 'number' => 0]) : [null];
foreach ($sites as $site) {
    if ($site !== null) {
        switch_to_blog($site);
    }
    delete_option('lederkredsen');
    if ($site !== null) {
        restore_current_blog();
    }
}
