<?php
/** Loads the WordPress whose folder is the first word of the command line. */

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';
require_once $argv[1] . '/wp-load.php';
