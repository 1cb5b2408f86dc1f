<?php
/**
 * "Settings → Website content".
 *
 * @package bc-content
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_init',
	static function () {
		register_setting(
			'bc_content',
			'bc_content_settings',
			array(
				'type'              => 'array',
				'sanitize_callback' => static function ( $typed ) {
					$typed = (array) $typed;
					return array(
						'legal_name'             => sanitize_text_field( $typed['legal_name'] ?? '' ),
						'email'                  => sanitize_email( $typed['email'] ?? '' ),
						'phone'                  => sanitize_text_field( $typed['phone'] ?? '' ),
						'socials'                => implode( "\n", array_filter( array_map( 'esc_url_raw', preg_split( '/\s+/', $typed['socials'] ?? '' ) ) ) ),
						'phone_rule'             => 'international' === ( $typed['phone_rule'] ?? '' ) ? 'international' : 'indian',
						'email_rule'             => 'any' === ( $typed['email_rule'] ?? '' ) ? 'any' : 'simple',
						'show_language_selector' => ! empty( $typed['show_language_selector'] ),
						'notify'                 => sanitize_email( $typed['notify'] ?? '' ),
					);
				},
			)
		);
	}
);

/** Prints the page. */
function bc_content_print_settings(): void {
	$set    = bc_content_settings();
	$inputs = array(
		'legal_name' => 'Name of the company in full',
		'email'      => 'E-mail of the contact bar',
		'phone'      => 'Phone of the contact bar',
		'notify'     => 'E-mail address that is told of messages and applications',
	);
	echo '<div class="wrap"><h1>Website content</h1><p>Its name and claim are the title and the tagline under “General”.</p><form method="post" action="options.php"><table class="form-table">';
	settings_fields( 'bc_content' );
	foreach ( $inputs as $name => $label ) {
		printf( '<tr><th>%s</th><td><input class="regular-text" name="bc_content_settings[%s]" value="%s"></td></tr>', esc_html( $label ), esc_attr( $name ), esc_attr( $set[ $name ] ) );
	}
	printf( '<tr><th>Social accounts, one address on each line</th><td><textarea class="large-text" rows="5" name="bc_content_settings[socials]">%s</textarea></td></tr>', esc_textarea( $set['socials'] ) );
	$switches = array(
		'phone_rule'             => array( 'international', 'Both forms accept any valid phone number, not Indian mobile numbers alone' ),
		'email_rule'             => array( 'any', 'Both forms accept any valid e-mail address' ),
		'show_language_selector' => array( '1', 'Show the language selector' ),
	);
	foreach ( $switches as $name => list( $value, $label ) ) {
		$is_on = '1' === $value ? $set[ $name ] : $set[ $name ] === $value;
		printf( '<tr><th></th><td><label><input type="checkbox" name="bc_content_settings[%s]" value="%s" %s> %s</label></td></tr>', esc_attr( $name ), esc_attr( $value ), checked( $is_on, true, false ), esc_html( $label ) );
	}
	echo '</table>';
	submit_button();
	echo '</form></div>';
}

add_action( 'admin_menu', static fn() => add_options_page( 'Website content', 'Website content', 'manage_options', 'bc-content', 'bc_content_print_settings' ) );
