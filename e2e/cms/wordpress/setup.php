<?php
// Installs WordPress in the folder of the first argument, with a person of each role and the plugin of a zip. Runs twice:
// what `wp_install` sets up is there from the next process on.
[, $root, $step, $zip] = $argv;
if ($step === 'install') define('WP_INSTALLING', true);
require "$root/wp-load.php";
if ($step === 'install') {
    require_once ABSPATH . 'wp-admin/includes/upgrade.php';
    wp_install('Avisen', 'administrator', 'administrator@example.dk', true, '', 'hemmelig');
    exit;
}

// An editor as in a network of sites: without the right to write scripts. Works in Danish.
$rights = array_diff_key(get_role('editor')->capabilities, ['unfiltered_html' => true]);
add_role('redaktor', 'Redaktør', $rights);
foreach (['editor', 'author', 'redaktor'] as $role) {
    wp_insert_user([
        'user_login' => $role,
        'user_pass' => 'hemmelig',
        'user_email' => "$role@example.dk",
        'role' => $role,
        'locale' => $role === 'redaktor' ? 'da_DK' : '',
    ]);
}
$preferences = [
    'core' => ['isComplementaryAreaVisible' => true],
    'core/edit-post' => ['welcomeGuide' => false, 'isComplementaryAreaVisible' => true],
    '_modified' => gmdate('c'),
];
foreach (get_users() as $user) update_user_meta($user->ID, 'wp_persisted_preferences', $preferences);
switch_theme('twentytwentythree');

require_once ABSPATH . 'wp-admin/includes/admin.php';
WP_Filesystem();
$unpacked = unzip_file($zip, WP_PLUGIN_DIR);
if (is_wp_error($unpacked)) throw new Exception($unpacked->get_error_message());
$activated = activate_plugin('lederkredsen/lederkredsen.php');
if (is_wp_error($activated)) throw new Exception($activated->get_error_message());
