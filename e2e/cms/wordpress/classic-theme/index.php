<!doctype html>
<html <?php language_attributes(); ?>>
<head>
    <meta charset="<?php bloginfo('charset'); ?>">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
    <?php wp_body_open(); ?>
    <?php while (have_posts()) : the_post(); ?>
        <article>
            <?php the_title('<h1>', '</h1>'); ?>
            <?php the_content(); ?>
        </article>
    <?php endwhile; ?>
    <?php wp_footer(); ?>
</body>
</html>
