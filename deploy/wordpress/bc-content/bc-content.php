<?php
/**
 * Plugin Name:       Website content (bc/v1)
 * Description:       Serves the website's content under /wp-json/bc/v1/ in English and German, and takes both of its forms.
 * Version:           1.0.0
 * Requires at least: 6.0
 * Requires PHP:      7.4
 * Text Domain:       bc-content
 *
 * What is sent and how it is read stands in docs/backend.md of the website's project. In wp-config.php may stand:
 *
 *   define( 'BC_CONTENT_TOKEN', '…' );          The website's BC_TOKEN.
 *   define( 'BC_CONTENT_PRIVATE_DIR', '/…' );   Where resumes lie: a folder that the web server doesn't serve.
 *   define( 'BC_CONTENT_STREAM', true );        Tells the website of each change at once; occupies one PHP worker.
 *
 * @package bc-content
 */

defined( 'ABSPATH' ) || exit;

/** Where every call begins. */
const BC_CONTENT_NAMESPACE = 'bc/v1';

/** The content sets: the eleven of the specification, then the two of the website's own. */
const BC_CONTENT_KEYS = array(
	'client',
	'homepage',
	'products',
	'ecommerce',
	'service',
	'contactus',
	'aboutus',
	'projects',
	'career',
	'blog',
	'review',
	'legal',
	'news',
);

require_once __DIR__ . '/includes/content-types.php';
require_once __DIR__ . '/includes/addresses.php';
require_once __DIR__ . '/includes/entries.php';
require_once __DIR__ . '/includes/settings.php';
require_once __DIR__ . '/includes/changes.php';
require_once __DIR__ . '/includes/form-rules.php';
require_once __DIR__ . '/includes/forms.php';
if ( is_admin() ) {
	require_once __DIR__ . '/includes/edit-content.php';
	require_once __DIR__ . '/includes/edit-settings.php';
	require_once __DIR__ . '/includes/inbox.php';
}

/**
 * Checks the token that the website sends along. Every browser knows it: it keeps nobody out who looks.
 *
 * @param WP_REST_Request $request The request.
 * @return true|WP_Error
 */
function bc_content_permission( WP_REST_Request $request ) {
	$token = defined( 'BC_CONTENT_TOKEN' ) ? BC_CONTENT_TOKEN : 'kontorwerk-public';
	if ( hash_equals( (string) $token, (string) $request->get_header( 'X-BC-Secure' ) ) ) {
		return true;
	}
	return new WP_Error( 'rest_forbidden', 'The request carries an invalid token.', array( 'status' => 403 ) );
}

/**
 * Answers with JSON under an ETag, or with 304 where the website has just that already.
 *
 * @param WP_REST_Request $request The request.
 * @param array           $answer  What is answered.
 * @param string          $version A text that changes whenever the answer does.
 */
function bc_content_answer( WP_REST_Request $request, array $answer, string $version ): WP_REST_Response {
	$etag     = '"' . md5( $version ) . '"';
	$asked    = array_map( 'trim', explode( ',', str_replace( 'W/', '', (string) $request->get_header( 'If-None-Match' ) ) ) );
	$response = in_array( $etag, $asked, true ) ? new WP_REST_Response( null, 304 ) : new WP_REST_Response( $answer );
	$response->header( 'ETag', $etag );
	$response->header( 'Cache-Control', 'no-cache' );
	return $response;
}

/** Registers a call that is read in both languages: English at the path, German with /de behind it. */
function bc_content_register_record( string $path, callable $answer ): void {
	foreach ( array( 'en' => '', 'de' => '/de' ) as $language => $suffix ) {
		register_rest_route(
			BC_CONTENT_NAMESPACE,
			'/' . $path . $suffix,
			array(
				'methods'             => 'GET',
				'permission_callback' => 'bc_content_permission',
				'callback'            => static function ( WP_REST_Request $request ) use ( $answer, $language ) {
					return $answer( $request, $language );
				},
			)
		);
	}
}

// Whatever isn't registered here WordPress answers with 404 and "rest_no_route", in the shape that the website reads.
add_action(
	'rest_api_init',
	static function () {
		foreach ( BC_CONTENT_KEYS as $key ) {
			bc_content_register_record(
				$key,
				static function ( WP_REST_Request $request, string $language ) use ( $key ) {
					$entries = bc_content_entries( $key, $language );
					return bc_content_answer( $request, $entries, $entries[0]['endpoint_call'] ?? 'nothing' );
				}
			);
		}
		bc_content_register_record( 'settings', 'bc_content_answer_settings' );
		bc_content_register_forms();
		bc_content_register_stream();
	}
);
