<?php
/**
 * Both forms. A message or an application that is answered with 200 is in the database, its resume in the private folder.
 *
 * @package bc-content
 */

defined( 'ABSPATH' ) || exit;

/** So many submissions are taken in a minute. The website counts its visitors itself; all of them come from there. */
const BC_CONTENT_PER_MINUTE = 120;

/** The post types that submissions are kept as: nobody but administrators sees them, and no call of WordPress has them. */
const BC_CONTENT_INBOXES = array(
	'submit-form' => 'bc_message',
	'career-form' => 'bc_application',
);

add_action(
	'init',
	static function () {
		$labels = array( 'bc_message' => 'Messages', 'bc_application' => 'Applications' );
		foreach ( $labels as $type => $label ) {
			register_post_type(
				$type,
				array(
					'label'        => $label,
					'public'       => false,
					'show_ui'      => true,
					'show_in_rest' => false,
					'can_export'   => false,
					'menu_icon'    => 'dashicons-email',
					'capabilities' => array_merge(
						array_fill_keys( array( 'edit_post', 'read_post', 'delete_post', 'edit_posts', 'edit_others_posts', 'delete_posts', 'publish_posts', 'read_private_posts' ), 'manage_options' ),
						array( 'create_posts' => 'do_not_allow' )
					),
					'supports'     => array( 'title' ),
				)
			);
		}
	}
);

/** An error in WordPress's shape. */
function bc_content_error( int $status, string $code, string $message, array $params = array() ): WP_Error {
	return new WP_Error( $code, $message, array_merge( array( 'status' => $status ), $params ? array( 'params' => $params ) : array() ) );
}

/** Counts a submission; false where there were too many in this minute. */
function bc_content_admit(): bool {
	$minute = 'bc_content_minute_' . intdiv( time(), 60 );
	$count  = (int) get_transient( $minute ) + 1;
	set_transient( $minute, $count, 2 * MINUTE_IN_SECONDS );
	return $count <= (int) apply_filters( 'bc_content_per_minute', BC_CONTENT_PER_MINUTE );
}

/** Whether a body is larger than a form's own. PHP reads none at all of one that is larger than post_max_size. */
function bc_content_is_too_large( WP_REST_Request $request, string $form ): bool {
	$sent = max( (int) $request->get_header( 'Content-Length' ), strlen( $request->get_body() ) );
	$php  = wp_convert_hr_to_bytes( ini_get( 'post_max_size' ) );
	return $sent > BC_CONTENT_BODY_MAX[ $form ] || ( $php > 0 && $sent > $php );
}

/**
 * The fields of a form as texts, and a word for each that is none or too long.
 *
 * @return array{0: string[], 1: string[]}
 */
function bc_content_read_fields( array $body, string $form ): array {
	$fields = array();
	$faults = array();
	foreach ( BC_CONTENT_FIELDS[ $form ] as $name => $longest ) {
		$value = $body[ $name ] ?? '';
		if ( ! is_scalar( $value ) || is_bool( $value ) ) {
			$value           = '';
			$faults[ $name ] = 'wrong';
		}
		$fields[ $name ] = trim( str_replace( "\0", '', (string) $value ) );
		if ( mb_strlen( $fields[ $name ] ) > $longest ) {
			$faults[ $name ] = 'long';
		}
	}
	return array( $fields, $faults );
}

/** The bytes of a data URL in base64; an empty text where it is none. */
function bc_content_data_url_bytes( $text ): string {
	if ( ! is_string( $text ) || ! preg_match( '/^data:[^,]{0,200};base64,/i', $text, $head ) ) {
		return '';
	}
	// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- A data URL.
	return (string) base64_decode( substr( $text, strlen( $head[0] ) ), true );
}

/** The folder of the resumes, which is made where it isn't there; null where it can't be written. */
function bc_content_private_dir(): ?string {
	$folder = defined( 'BC_CONTENT_PRIVATE_DIR' ) ? BC_CONTENT_PRIVATE_DIR : WP_CONTENT_DIR . '/bc-private';
	if ( ! wp_mkdir_p( $folder ) ) {
		return null;
	}
	// For Apache; nginx needs the constant or a rule of its own. Names can't be guessed in any case.
	if ( ! file_exists( $folder . '/.htaccess' ) ) {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_file_put_contents
		file_put_contents( $folder . '/.htaccess', "Require all denied\n" );
	}
	return $folder;
}

/**
 * Keeps a submission once, however often it is sent under its key.
 *
 * @param array       $fields What is kept.
 * @param string|null $resume The bytes of the resume.
 * @param string|null $kind   Its extension.
 * @return bool Whether it is kept.
 */
function bc_content_keep( string $form, string $title, array $fields, string $key, ?string $resume = null, ?string $kind = null ): bool {
	global $wpdb;
	if ( '' === $key ) {
		return bc_content_store( $form, $title, $fields, '', $resume, $kind );
	}
	$digest = hash( 'sha256', $form . "\0" . $key . "\0" . wp_json_encode( $fields ) . "\0" . $resume );
	$lock   = 'bc_content_' . substr( $digest, 0, 40 );
	// Two that come at the same time: the second waits, and finds the first one's.
	$wpdb->get_var( $wpdb->prepare( 'SELECT GET_LOCK(%s, 20)', $lock ) );
	// phpcs:ignore WordPress.DB.SlowDBQuery -- Once for each submission.
	$twins   = get_posts( array( 'post_type' => BC_CONTENT_INBOXES[ $form ], 'post_status' => 'any', 'meta_key' => '_bc_digest', 'meta_value' => $digest ) );
	$is_kept = $twins || bc_content_store( $form, $title, $fields, $digest, $resume, $kind );
	$wpdb->get_var( $wpdb->prepare( 'SELECT RELEASE_LOCK(%s)', $lock ) );
	return $is_kept;
}

/** Stores a submission, its resume first; false where either can't be written. */
function bc_content_store( string $form, string $title, array $fields, string $digest, ?string $resume, ?string $kind ): bool {
	$file = '';
	if ( null !== $resume ) {
		$folder = bc_content_private_dir();
		$file   = bin2hex( random_bytes( 16 ) ) . '.' . $kind;
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_file_put_contents
		if ( null === $folder || strlen( $resume ) !== file_put_contents( $folder . '/' . $file, $resume ) ) {
			return false;
		}
	}
	$type = BC_CONTENT_INBOXES[ $form ];
	$meta = array( '_bc_fields' => $fields, '_bc_digest' => $digest, '_bc_resume' => $file );
	$id   = wp_insert_post( wp_slash( array( 'post_type' => $type, 'post_status' => 'private', 'post_title' => $title, 'meta_input' => $meta ) ) );
	if ( ! $id && '' !== $file ) {
		wp_delete_file( $folder . '/' . $file );
	}
	if ( $id && bc_content_settings()['notify'] ) {
		wp_mail( bc_content_settings()['notify'], get_post_type_object( $type )->label . ': ' . $title, admin_url( 'post.php?action=edit&post=' . $id ) );
	}
	return (bool) $id;
}

/** Takes a submission of either form. */
function bc_content_take( WP_REST_Request $request, string $form ) {
	$language       = bc_content_wanted_language( $request );
	$is_application = 'career-form' === $form;
	$say            = static fn( string $word ) => bc_content_say( $word, $language );
	if ( ! bc_content_admit() ) {
		$error    = bc_content_error( 429, 'bc_too_many', $say( 'many' ) );
		$response = rest_convert_error_to_response( $error );
		$response->header( 'Retry-After', '60' );
		return $response;
	}
	if ( bc_content_is_too_large( $request, $form ) ) {
		return bc_content_error( 413, 'bc_too_large', $say( $is_application ? 'large_file' : 'large_message' ) );
	}
	$body = json_decode( $request->get_body(), true );
	if ( ! is_array( $body ) || ( $body && wp_is_numeric_array( $body ) ) ) {
		return bc_content_error( 400, 'rest_invalid_json', $say( 'unreadable' ) );
	}
	list( $fields, $faults ) = bc_content_read_fields( $body, $form );
	$faults                 += $is_application ? bc_content_application_faults( $fields, $body['checkbox'] ?? false ) : bc_content_message_faults( $fields );
	$resume                  = null;
	$kind                    = null;
	$status                  = 400;
	if ( $is_application ) {
		$resume = bc_content_data_url_bytes( $body['resume'] ?? '' );
		if ( strlen( $resume ) > BC_CONTENT_RESUME_MAX ) {
			return bc_content_error( 413, 'bc_too_large', $say( 'large_file' ) );
		}
		$kind = bc_content_resume_kind( $resume );
		if ( null === $kind ) {
			$faults['resume'] = '' === $resume ? 'resume' : 'resume_type';
			$status           = '' === $resume ? 400 : 415;
		}
	}
	if ( $faults ) {
		$code    = 415 === $status ? 'bc_unsupported_type' : 'rest_invalid_param';
		$message = 415 === $status ? 'resume_type' : ( $is_application ? 'wrong_fields' : 'wrong' );
		return bc_content_error( $status, $code, $say( $message ), array_map( $say, $faults ) );
	}
	// People don't see this field; programs fill it in, and learn nothing.
	$fields['suspected_spam'] = ! empty( $body['website'] );
	$title                    = $is_application ? $fields['full_name'] : $fields['first_name'] . ' ' . $fields['last_name'];
	$key                      = $body['idempotency_key'] ?? '';
	$key                      = is_string( $key ) && '' !== $key ? $key : (string) $request->get_header( 'Idempotency-Key' );
	if ( ! bc_content_keep( $form, $title, $fields, $key, $resume, $kind ) ) {
		return bc_content_error( 503, 'bc_not_stored', $say( 'failed' ) );
	}
	$answer = $is_application
		? array( 'data' => array( 'desc' => $say( 'application_text' ) ) )
		: array( 'message' => array( 'message' => $say( 'message_title' ) ), 'data' => array( 'message' => $say( 'message_text' ) ) );
	return new WP_REST_Response( $answer );
}

/** Registers both forms. */
function bc_content_register_forms(): void {
	foreach ( array_keys( BC_CONTENT_INBOXES ) as $form ) {
		register_rest_route(
			BC_CONTENT_NAMESPACE,
			'/' . $form,
			array(
				'methods'             => 'POST',
				'permission_callback' => 'bc_content_permission',
				'callback'            => static fn( WP_REST_Request $request ) => bc_content_take( $request, $form ),
			)
		);
	}
	// The texts of both forms' answers are plain.
	add_filter(
		'rest_post_dispatch',
		static function ( $response, $server, WP_REST_Request $request ) {
			if ( preg_match( '#^/bc/v1/(?:submit|career)-form$#', $request->get_route() ) ) {
				$response->header( 'X-BC-Texts', 'plain' );
			}
			return $response;
		},
		10,
		3
	);
}
