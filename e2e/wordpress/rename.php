<?php
/** Changes the heading of the home page's banner to what comes on standard input. */

require __DIR__ . '/load.php';
$home     = get_posts( array( 'post_type' => 'page', 'meta_key' => '_bc_key', 'meta_value' => 'homepage' ) )[0];
$title    = stream_get_contents( STDIN );
$sections = get_post_meta( $home->ID, '_bc_sections', true );

$sections[0]['main_title']    = $title;
$sections[0]['main_title_de'] = $title;
update_post_meta( $home->ID, '_bc_sections', wp_slash( $sections ) );
wp_update_post( array( 'ID' => $home->ID ) );
