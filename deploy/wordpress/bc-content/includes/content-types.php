<?php
/**
 * Where content is kept: pages, posts and a post type for each further list, with plain fields (post meta) beside the title,
 * the excerpt, the text and the featured image. A field's German text has the same name with "_de" behind it.
 *
 * @package bc-content
 */

defined( 'ABSPATH' ) || exit;

/** Post types: their name in the menu, the icon, and their fields beyond title, excerpt, text and featured image. */
const BC_CONTENT_TYPES = array(
	'bc_project'     => array( 'Projects', 'dashicons-portfolio', array( 'pro_category', 'detail_desc', 'date', 'link' ) ),
	'bc_job'         => array( 'Jobs', 'dashicons-businessperson', array( 'location', 'job_type', 'houres', 'category', 'detail_desc', 'date' ) ),
	'bc_review'      => array( 'Reviews', 'dashicons-star-filled', array( 'name', 'location_company', 'review' ) ),
	'bc_client'      => array( 'Clients', 'dashicons-groups', array( 'link' ) ),
	'bc_certificate' => array( 'Certificates', 'dashicons-awards', array( 'date' ) ),
);

/** The list that a kind of section shows where it has no cards of its own. */
const BC_CONTENT_LISTS = array(
	'News'              => 'post',
	'ProjectGrid'       => 'bc_project',
	'ProjectSlider'     => 'bc_project',
	'CareerGrid'        => 'bc_job',
	'ReviewSlider'      => 'bc_review',
	'ClientSlider'      => 'bc_client',
	'CertificateSlider' => 'bc_certificate',
);

/** Fields that are pictures, fields that are links, and those that hold HTML; all others are plain texts. */
const BC_CONTENT_IMAGES = array( 'bg_image', 'com_image', 'image' );
const BC_CONTENT_LINKS  = array( 'button_one_link', 'button_two_link', 'link', 'button_link' );
const BC_CONTENT_HTML   = array( 'html_field' );

/** The kinds of section, each with its fields and those of its cards. */
function bc_content_section_kinds(): array {
	static $kinds = null;
	if ( null === $kinds ) {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this plugin.
		$kinds = json_decode( file_get_contents( dirname( __DIR__ ) . '/section-kinds.json' ), true );
	}
	return $kinds;
}

add_action(
	'init',
	static function () {
		foreach ( BC_CONTENT_TYPES as $type => list( $label, $icon ) ) {
			register_post_type(
				$type,
				array(
					'label'               => $label,
					'menu_icon'           => $icon,
					'public'              => true,
					'exclude_from_search' => true,
					'rewrite'             => array( 'slug' => str_replace( 'bc_', 'site-', $type ) ),
					'show_in_rest'        => true,
					'supports'            => array( 'title', 'editor', 'excerpt', 'thumbnail', 'page-attributes', 'custom-fields', 'revisions' ),
				)
			);
		}
		add_post_type_support( 'page', 'excerpt' );
		add_theme_support( 'post-thumbnails' );
	}
);

/** Polylang translates these types, too, where it is installed. */
add_filter(
	'pll_get_post_types',
	static function ( $types ) {
		return array_merge( $types, array_combine( array_keys( BC_CONTENT_TYPES ), array_keys( BC_CONTENT_TYPES ) ) );
	}
);

/** Whether German texts are posts of their own, which Polylang keeps together with the English ones. */
function bc_content_has_polylang(): bool {
	return function_exists( 'pll_get_post' ) && in_array( 'de', (array) pll_languages_list(), true );
}

/** The post in the first language that a translation belongs to: its number names it in both. */
function bc_content_original( WP_Post $post ): WP_Post {
	$id = bc_content_has_polylang() ? (int) pll_get_post( $post->ID, 'en' ) : 0;
	return ( $id ? get_post( $id ) : null ) ?? $post;
}

/**
 * Published posts of a type in a language, in the order of "Order" and then of their days, the newest first.
 *
 * @param array $query Further conditions.
 * @return WP_Post[]
 */
function bc_content_posts( string $type, string $language, array $query = array() ): array {
	return get_posts(
		array_merge(
			array(
				'post_type'        => $type,
				'post_status'      => 'publish',
				'has_password'     => false,
				'numberposts'      => -1,
				'orderby'          => array( 'menu_order' => 'ASC', 'date' => 'DESC', 'ID' => 'DESC' ),
				'suppress_filters' => false,
			),
			bc_content_has_polylang() ? array( 'lang' => $language ) : array(),
			$query
		)
	);
}
