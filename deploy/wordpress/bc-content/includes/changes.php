<?php
/**
 * Change notices. Without them the website asks every five minutes, and is answered 304 by the ETag. With BC_CONTENT_STREAM it
 * keeps one request open, in which it hears of each change within a second or two: that occupies one PHP worker for each
 * of the website's installations, so it is off unless it is asked for.
 *
 * @package bc-content
 */

defined( 'ABSPATH' ) || exit;

/** How long a stream is kept open, and how often it looks for a change and says that it lives, in seconds. */
const BC_CONTENT_STREAM_SECONDS = 3600;
const BC_CONTENT_STREAM_LOOK    = 1;
const BC_CONTENT_STREAM_ALIVE   = 15;

/** Notes that something has changed that the website may show. */
function bc_content_note_change(): void {
	update_option( 'bc_content_changed', uniqid( '', true ), false );
}
foreach ( array( 'save_post', 'deleted_post', 'trashed_post', 'updated_post_meta', 'added_post_meta', 'deleted_post_meta', 'edit_attachment', 'edited_term', 'set_object_terms' ) as $bc_content_hook ) {
	add_action( $bc_content_hook, 'bc_content_note_change' );
}
foreach ( array( 'bc_content_settings', 'blogname', 'blogdescription' ) as $bc_content_option ) {
	add_action( 'update_option_' . $bc_content_option, 'bc_content_note_change' );
}

/** What was noted last, from the database itself: what this request has in memory is as old as the request. */
function bc_content_last_change(): string {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The cache is what must not answer.
	return (string) $wpdb->get_var( "SELECT option_value FROM {$wpdb->options} WHERE option_name = 'bc_content_changed'" );
}

/** The "endpoint_call" of every set in every language, by "{key} {language}". */
function bc_content_calls(): array {
	wp_cache_flush();
	$calls = array();
	foreach ( array( 'en', 'de' ) as $language ) {
		foreach ( BC_CONTENT_KEYS as $key ) {
			$calls[ "$key $language" ] = bc_content_entries( $key, $language )[0]['endpoint_call'] ?? '';
		}
		$settings                     = bc_content_answer_settings( new WP_REST_Request(), $language )->get_data();
		$calls[ "settings $language" ] = $settings['endpoint_call'];
	}
	return $calls;
}

/** Writes one event for each set that another state of the content has otherwise. */
function bc_content_write_events( array $calls, array $before, bool $on_connect ): void {
	foreach ( array_diff_assoc( $calls, $before ) as $set => $call ) {
		list( $key, $language ) = explode( ' ', $set );
		$event                  = array( 'page_key' => $key, 'language' => $language, 'endpoint_call' => $call );
		if ( $on_connect ) {
			$event['on_connect'] = true;
		}
		echo "event: changed\ndata: " . wp_json_encode( $event ) . "\n\n";
	}
}

/** Keeps the request open and writes what changes, until the website goes or the time is up. */
function bc_content_stream(): void {
	// phpcs:ignore Squiz.PHP.DiscouragedFunctions.Discouraged -- It waits, and does not work, for all that time.
	set_time_limit( 0 );
	header( 'Content-Type: text/event-stream' );
	header( 'Cache-Control: no-store' );
	// Keeps nginx from collecting the answer.
	header( 'X-Accel-Buffering: no' );
	while ( ob_get_level() > 0 ) {
		ob_end_flush();
	}
	$change = bc_content_last_change();
	$calls  = bc_content_calls();
	bc_content_write_events( $calls, array(), true );
	flush();
	$end   = time() + BC_CONTENT_STREAM_SECONDS;
	$alive = time();
	while ( time() < $end && ! connection_aborted() ) {
		sleep( BC_CONTENT_STREAM_LOOK );
		$now = bc_content_last_change();
		if ( $now !== $change ) {
			$change = $now;
			$before = $calls;
			$calls  = bc_content_calls();
			bc_content_write_events( $calls, $before, false );
		} elseif ( time() - $alive < BC_CONTENT_STREAM_ALIVE ) {
			continue;
		} else {
			echo ": alive\n\n";
		}
		$alive = time();
		flush();
	}
}

/** Registers the stream; without it its address answers 404, and the website knows that there is none. */
function bc_content_register_stream(): void {
	if ( ! defined( 'BC_CONTENT_STREAM' ) || ! BC_CONTENT_STREAM ) {
		return;
	}
	register_rest_route(
		BC_CONTENT_NAMESPACE,
		'/changes',
		array(
			'methods'             => 'GET',
			'permission_callback' => 'bc_content_permission',
			'callback'            => static function () {
				bc_content_stream();
				exit;
			},
		)
	);
}
