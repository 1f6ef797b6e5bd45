<?php
// Lets the address of a page choose the theme, and a theme that has the loader's line.
foreach (['template', 'stylesheet'] as $option) {
    add_filter("pre_option_$option", fn ($theme) => $_GET['theme'] ?? $theme);
}
add_action('wp_footer', function () {
    if (isset($_GET['loader'])) printf('<script type="module" src="%s"></script>', esc_url($_GET['loader']));
});
