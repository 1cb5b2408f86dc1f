<?php
/**
 * Messages and applications in the admin: what was sent, and the resume for whoever may read it. What is deleted for good
 * takes its resume along.
 *
 * @package bc-content
 */

defined( 'ABSPATH' ) || exit;

/** Prints what was sent. */
function bc_content_print_submission( WP_Post $post ): void {
	echo '<table class="widefat striped">';
	foreach ( (array) get_post_meta( $post->ID, '_bc_fields', true ) as $name => $value ) {
		if ( '' !== $value && false !== $value ) {
			printf( '<tr><th>%s</th><td>%s</td></tr>', esc_html( str_replace( '_', ' ', $name ) ), nl2br( esc_html( is_bool( $value ) ? 'yes' : (string) $value ) ) );
		}
	}
	echo '</table>';
	if ( get_post_meta( $post->ID, '_bc_resume', true ) ) {
		$address = wp_nonce_url( admin_url( 'admin-post.php?action=bc_content_resume&post=' . $post->ID ), 'bc_content_resume' );
		printf( '<p><a class="button" href="%s">Download the resume</a></p>', esc_url( $address ) );
	}
}

add_action( 'add_meta_boxes', static fn() => add_meta_box( 'bc-submission', 'What was sent', 'bc_content_print_submission', array_values( BC_CONTENT_INBOXES ), 'normal', 'high' ) );

/** The file of a resume; null where there is none. */
function bc_content_resume_file( int $id ): ?string {
	$name   = (string) get_post_meta( $id, '_bc_resume', true );
	$folder = bc_content_private_dir();
	return preg_match( '/^[0-9a-f]{32}\.[a-z]{3,4}$/D', $name ) && null !== $folder ? $folder . '/' . $name : null;
}

add_action(
	'admin_post_bc_content_resume',
	static function () {
		check_admin_referer( 'bc_content_resume' );
		$file = bc_content_resume_file( (int) ( $_GET['post'] ?? 0 ) );
		if ( ! current_user_can( 'manage_options' ) || null === $file || ! is_readable( $file ) ) {
			wp_die( 'There is no such resume.', '', array( 'response' => 404 ) );
		}
		header( 'Content-Type: application/octet-stream' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Content-Disposition: attachment; filename="resume.' . pathinfo( $file, PATHINFO_EXTENSION ) . '"' );
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_readfile
		readfile( $file );
		exit;
	}
);

add_action(
	'before_delete_post',
	static function ( int $id ) {
		$file = 'bc_application' === get_post_type( $id ) ? bc_content_resume_file( $id ) : null;
		if ( null !== $file && file_exists( $file ) ) {
			wp_delete_file( $file );
		}
	}
);
