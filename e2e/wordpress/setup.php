<?php
// Installs WordPress in the folder of the first argument, with a person of each role. Runs twice: what `wp_install` sets up
// is there from the next process on.
[, $root, $step] = $argv;
if ($step === 'install') define('WP_INSTALLING', true);
require "$root/wp-load.php";
if ($step === 'install') {
    require_once ABSPATH . 'wp-admin/includes/upgrade.php';
    wp_install('Avisen', 'administrator', 'administrator@example.dk', true, '', 'hemmelig');
    exit;
}
foreach (['editor', 'author'] as $role) {
    wp_insert_user(['user_login' => $role, 'user_pass' => 'hemmelig', 'user_email' => "$role@example.dk", 'role' => $role]);
}
switch_theme('twentytwentythree');
