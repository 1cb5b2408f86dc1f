<?php
/** Prints what "Tools → Export" gives of all content. */

require __DIR__ . '/load.php';
require_once ABSPATH . 'wp-admin/includes/export.php';
export_wp( array( 'content' => 'all' ) );
