<?php
/**
 * What the website is told of the agency, where "Settings → Website content" says it. The file that SITE_FACTS names there says
 * the rest, such as the offices.
 *
 * @package bc-content
 */

defined( 'ABSPATH' ) || exit;

/** The platforms that the website has a sign for, and the hosts by which an address is told to be of one. */
const BC_CONTENT_PLATFORMS = array(
	'x.com'         => 'x',
	'twitter.com'   => 'x',
	'instagram.com' => 'instagram',
	'facebook.com'  => 'facebook',
	'xing.com'      => 'xing',
	'youtube.com'   => 'youtube',
	'pinterest.com' => 'pinterest',
	'github.com'    => 'github',
	'linkedin.com'  => 'linkedin',
	'shopware.com'  => 'shopware',
);

/** What can be set, with what holds where nothing is. */
const BC_CONTENT_DEFAULTS = array(
	'legal_name'             => '',
	'email'                  => '',
	'phone'                  => '',
	'socials'                => '',
	'phone_rule'             => 'indian',
	'email_rule'             => 'simple',
	'show_language_selector' => false,
	'notify'                 => '',
);

/** What is set. */
function bc_content_settings(): array {
	return array_merge( BC_CONTENT_DEFAULTS, (array) get_option( 'bc_content_settings', array() ) );
}

/** One account for each line of addresses whose platform is known. */
function bc_content_socials( string $lines ): array {
	$socials = array();
	foreach ( preg_split( '/\s+/', $lines, -1, PREG_SPLIT_NO_EMPTY ) as $address ) {
		$host = preg_replace( '/^.*?([^.]+\.[^.]+)$/', '$1', strtolower( (string) wp_parse_url( $address, PHP_URL_HOST ) ) );
		if ( isset( BC_CONTENT_PLATFORMS[ $host ] ) ) {
			$socials[] = array( 'platform' => BC_CONTENT_PLATFORMS[ $host ], 'url' => $address );
		}
	}
	return $socials;
}

/** Answers the settings call. */
function bc_content_answer_settings( WP_REST_Request $request, string $language ): WP_REST_Response {
	$set    = bc_content_settings();
	$answer = array(
		'text_format'            => 'plain',
		'brand_name'             => bc_content_plain( get_bloginfo( 'name' ) ),
		'legal_name'             => bc_content_plain( $set['legal_name'] ),
		'claim'                  => bc_content_plain( get_bloginfo( 'description' ) ),
		'email'                  => $set['email'],
		'phone'                  => $set['phone'],
		'socials'                => bc_content_socials( $set['socials'] ),
		'phone_rule'             => $set['phone_rule'],
		'email_rule'             => $set['email_rule'],
		'show_language_selector' => (bool) $set['show_language_selector'],
		'idempotent_submissions' => true,
	);
	// What isn't said here may be said elsewhere.
	$answer = array_filter( $answer, static fn( $value ) => '' !== $value && array() !== $value );
	$call   = 'settings/' . $language . '@' . md5( wp_json_encode( $answer ) );
	return bc_content_answer( $request, array_merge( $answer, array( 'endpoint_call' => $call ) ), $call );
}
