<?php
// Lets the address of a page choose the theme, a placeholder outside of the content, and what an optimiser does.
foreach (['template', 'stylesheet'] as $option) {
    add_filter("pre_option_$option", fn ($theme) => $_GET['theme'] ?? $theme);
}

// A placeholder outside of the content, as a page builder writes it.
add_action('wp_body_open', function () {
    if (isset($_GET['outside'])) echo '<div data-widget="cv-check"></div>';
});

// An optimiser that knows none of the marks: it changes the finished page.
add_action('template_redirect', function () {
    $mode = $_GET['optimise'] ?? '';
    if ($mode === '') return;
    ob_start(fn ($page) => preg_replace_callback(
        '~<script\b[^>]*\ssrc=["\']([^"\']+/embed\.js)["\'][^>]*></script>~',
        fn ($found) => optimised($mode, $found[0], $found[1]),
        $page
    ));
});

function optimised(string $mode, string $tag, string $src): string
{
    $code = fn () => file_get_contents($src);
    $copy = fn (string $script) => '<script src="data:text/javascript;base64,' . base64_encode($script) . '"></script>';
    switch ($mode) {
        case 'type': return '<script type="text/javascript" language="javascript" src="' . $src . '"></script>';
        case 'module': return '<script type="module" src="' . $src . '"></script>';
        case 'combined': return $copy('window.before = 1;' . $code() . 'window.after = 1;');
        case 'inlined': return '<script>' . $code() . '</script>';
        case 'crossorigin': return '<script crossorigin="use-credentials" src="' . $src . '"></script>';
        case 'delayed': return '<script>addEventListener("keydown", () => { const s = document.createElement("script"); '
            . 's.src = ' . json_encode($src) . '; document.body.append(s); }, { once: true });</script>';
    }
    throw new Exception("There is no optimiser $mode.");
}
