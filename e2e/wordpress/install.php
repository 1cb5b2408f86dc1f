<?php
/** Makes the database and an empty WordPress in it, in which addresses are speaking ones. */

$settings = file_get_contents( $argv[1] . '/wp-config.php' );
preg_match( "/'DB_HOST', \"localhost:(.*?)\"/", $settings, $found );
$database = new mysqli( null, 'root', '', null, 0, stripslashes( $found[1] ) );
$database->query( 'CREATE DATABASE wordpress CHARACTER SET utf8mb4' );
define( 'WP_INSTALLING', true );
require __DIR__ . '/load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Hafenkontor', 'admin', 'admin@hafenkontor.example', true, '', 'e2e-paper-boat-harbour' );
update_option( 'blogdescription', 'Shops & software' );
update_option( 'permalink_structure', '/%year%/%monthnum%/%postname%/' );
update_option( 'timezone_string', 'Europe/Berlin' );
foreach ( get_posts( array( 'post_type' => array( 'post', 'page' ), 'post_status' => 'any', 'numberposts' => -1 ) ) as $sample ) {
	wp_delete_post( $sample->ID, true );
}
