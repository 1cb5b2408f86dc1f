<?php
/**
 * Plugin Name: Agency API
 *
 * The specification's calls as somebody writes them who has read it once: titles and texts as the theme's functions give
 * them, pictures and links in each shape that ACF has, German entries under German names, lists as objects, answers by
 * wp_send_json_success. It says nothing that the specification doesn't ask for.
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	function () {
		foreach ( array( 'bc_project', 'bc_job', 'bc_review', 'bc_client', 'bc_certificate', 'bc_message', 'bc_application' ) as $type ) {
			register_post_type( $type, array( 'label' => $type, 'public' => true, 'supports' => array( 'title', 'editor', 'thumbnail' ) ) );
		}
		add_theme_support( 'post-thumbnails' );
	}
);

// As page builders leave them behind, whose plugin has gone.
remove_shortcode( 'caption' );

function agency_words( $text ) {
	return wptexturize( esc_html( $text ) );
}

/** Each picture in another of ACF's return formats. */
function agency_picture( $id, $turn ) {
	$url = wp_get_attachment_url( $id );
	list( , $width, $height ) = wp_get_attachment_image_src( $id, 'full' );
	$shapes = array(
		array( 'ID' => $id, 'url' => $url, 'alt' => get_post_meta( $id, '_wp_attachment_image_alt', true ), 'width' => $width, 'height' => $height, 'sizes' => array( 'medium' => wp_get_attachment_image_url( $id, 'medium' ), 'medium-width' => 300, 'medium-height' => 200 ) ),
		(int) $id,
		array( $url, $width, $height, false ),
		wp_get_attachment_image( $id, 'full' ),
		preg_replace( '/^https?:/', '', $url ),
		(string) $id,
	);
	return $shapes[ $turn % count( $shapes ) ];
}

/** Each link in another one. */
function agency_link( $url, $turn ) {
	return 0 === $turn % 2 ? array( 'title' => 'Read &amp; more', 'url' => $url, 'target' => '' ) : $url;
}

/** Each day as another field writes it. */
function agency_day( $day, $turn ) {
	$time = strtotime( $day );
	return $day ? gmdate( array( 'd.m.Y', 'Ymd', 'F j, Y', 'Y-m-d H:i:s' )[ $turn % 4 ], $time ) : false;
}

function agency_record( $kept, $language ) {
	static $turn = 0;
	$record      = array();
	foreach ( $kept as $name => $value ) {
		if ( '_de' === substr( $name, -3 ) || is_array( $value ) ) {
			continue;
		}
		if ( 'de' === $language && ! empty( $kept[ $name . '_de' ] ) ) {
			$value = $kept[ $name . '_de' ];
		}
		if ( 'component_name' === $name ) {
			$record[ $name ] = $value;
		} elseif ( false !== strpos( $name, 'image' ) ) {
			$record[ $name ] = $value ? agency_picture( (int) $value, $turn++ ) : false;
		} elseif ( 'link' === $name || '_link' === substr( $name, -5 ) ) {
			$record[ $name ] = $value ? agency_link( $value, $turn++ ) : '';
		} elseif ( 'html_field' === $name ) {
			$record[ $name ] = wpautop( $value );
		} elseif ( 'date' === $name ) {
			$record[ $name ] = agency_day( $value, $turn++ );
		} elseif ( in_array( $name, array( 'description', 'review' ), true ) ) {
			$record[ $name ] = wpautop( agency_words( $value ) );
		} else {
			$record[ $name ] = agency_words( $value );
		}
	}
	return $record;
}

function agency_cards( $type, $language ) {
	$cards = array();
	foreach ( get_posts( array( 'post_type' => $type, 'numberposts' => -1 ) ) as $post ) {
		$kept = array( 'title' => $post->post_title, 'description' => $post->post_excerpt, 'html_field' => $post->post_content, 'image' => get_post_thumbnail_id( $post ) );
		if ( in_array( $type, array( 'post', 'bc_project', 'bc_job' ), true ) ) {
			$kept['link'] = get_permalink( $post );
		}
		if ( 'post' === $type ) {
			$kept['date']     = substr( $post->post_date, 0, 10 );
			$kept['category'] = 'Tips & tricks';
		}
		foreach ( get_post_meta( $post->ID ) as $name => $values ) {
			if ( 0 === strpos( $name, 'bc_' ) ) {
				$kept[ substr( $name, 3 ) ] = $values[0];
			}
		}
		$cards[] = agency_record( $kept, $language );
	}
	// The empty row that a repeater begins with.
	$cards[] = array( 'title' => '', 'description' => '', 'image' => false );
	return $cards;
}

function agency_entries( $key, $language ) {
	$lists   = array( 'News' => 'post', 'ProjectGrid' => 'bc_project', 'ProjectSlider' => 'bc_project', 'CareerGrid' => 'bc_job', 'ReviewSlider' => 'bc_review', 'ClientSlider' => 'bc_client', 'CertificateSlider' => 'bc_certificate' );
	$entries = array();
	foreach ( get_posts( array( 'post_type' => 'page', 'numberposts' => -1, 'meta_key' => '_bc_key', 'meta_value' => $key ) ) as $page ) {
		$meta = array();
		foreach ( get_post_meta( $page->ID, '_bc_sections', true ) as $number => $section ) {
			$record = agency_record( $section, $language );
			$type   = $lists[ $section['component_name'] ] ?? null;
			if ( $type ) {
				$record['card_components'] = agency_cards( $type, $language );
			} elseif ( ! empty( $section['card_components'] ) ) {
				$record['card_components'] = (object) array_map( fn( $card ) => agency_record( $card, $language ), $section['card_components'] );
			} else {
				$record['card_components'] = false;
			}
			$meta[ 'section_' . $number ] = $record;
		}
		$title     = 'de' === $language ? get_post_meta( $page->ID, 'bc_title_de', true ) : $page->post_title;
		$entries[] = array( 'title' => apply_filters( 'the_title', esc_html( $title ), $page->ID ), 'meta' => $meta, 'endpoint_call' => 1 );
	}
	return $entries;
}

function agency_keep( $type, $body ) {
	$file = '';
	if ( isset( $body['resume'] ) ) {
		$file = wp_generate_password( 20, false ) . '.bin';
		wp_mkdir_p( BC_CONTENT_PRIVATE_DIR );
		file_put_contents( BC_CONTENT_PRIVATE_DIR . '/' . $file, base64_decode( explode( ',', $body['resume'] )[1] ?? '' ) );
		unset( $body['resume'] );
	}
	wp_insert_post( wp_slash( array( 'post_type' => $type, 'post_title' => $body['email'], 'post_status' => 'private', 'meta_input' => array( '_bc_fields' => $body, '_bc_resume' => $file ) ) ) );
}

add_action(
	'rest_api_init',
	function () {
		foreach ( array( 'client', 'homepage', 'products', 'ecommerce', 'service', 'contactus', 'aboutus', 'projects', 'career', 'blog', 'review' ) as $key ) {
			foreach ( array( '' => 'en', '/de' => 'de' ) as $suffix => $language ) {
				register_rest_route( 'bc/v1', "/$key$suffix", array( 'methods' => 'GET', 'permission_callback' => '__return_true', 'callback' => fn() => agency_entries( $key, $language ) ) );
			}
		}
		register_rest_route(
			'bc/v1',
			'/submit-form',
			array(
				'methods'             => 'POST',
				'permission_callback' => '__return_true',
				'callback'            => function ( $request ) {
					$body = $request->get_json_params();
					setcookie( 'agency_lang', 'en' );
					if ( ! is_email( $body['email'] ?? '' ) ) {
						wp_send_json_error( array( 'message' => 'That address isn&#8217;t right.' ) );
					}
					agency_keep( 'bc_message', $body );
					wp_send_json_success( array( 'message' => '<p>We&#8217;ve got it &amp; answer soon,</p>' ) );
				},
			)
		);
		register_rest_route(
			'bc/v1',
			'/career-form',
			array(
				'methods'             => 'POST',
				'permission_callback' => '__return_true',
				'callback'            => function ( $request ) {
					$body = $request->get_json_params();
					if ( 'nobody' === ( $body['full_name'] ?? '' ) ) {
						wp_send_json_error( array( 'message' => 'Who are you?' ) );
					}
					agency_keep( 'bc_application', $body );
					wp_send_json_success( array( 'desc' => 'We&#8217;ve got your CV &amp; answer soon,' ) );
				},
			)
		);
	}
);
