<?php
/** Has the plugin alone be active that standard input names. */

require __DIR__ . '/load.php';
$plugin = stream_get_contents( STDIN );
update_option( 'active_plugins', array( "$plugin/$plugin.php" ) );
delete_option( 'rewrite_rules' );
