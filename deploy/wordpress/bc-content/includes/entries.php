<?php
/**
 * What the website is sent: an entry for each page, with its sections and their cards. Texts are plain (no HTML, no
 * entities), which each entry says by "text_format".
 *
 * @package bc-content
 */

defined( 'ABSPATH' ) || exit;

/** A text without tags and entities; breaks stay. */
function bc_content_plain( $text ): string {
	if ( is_array( $text ) || is_object( $text ) ) {
		return '';
	}
	$text = preg_replace( '#<br\s*/?>|</p>#i', "\n", (string) $text );
	return trim( html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
}

/** A text without shortcodes that no plugin here makes anything of; what stands in code stays. */
function bc_content_without_strange_shortcodes( string $html ): string {
	$parts = preg_split( '#(<(?:pre|code)\b.*?</(?:pre|code)>)#is', $html, -1, PREG_SPLIT_DELIM_CAPTURE );
	foreach ( $parts as $at => $part ) {
		// Every other part is code.
		if ( 0 === $at % 2 ) {
			$parts[ $at ] = preg_replace_callback(
				'#(?<!\[)\[/?([a-z][a-z0-9]*(?:[-_][a-z0-9]+)+|[a-z]\w*(?=\s[^\[\]<>]*=))(?:\s[^\[\]<>]*)?\]#i',
				static fn( $found ) => shortcode_exists( $found[1] ) ? $found[0] : '',
				$part
			);
		}
	}
	return implode( '', $parts );
}

/** The HTML of a text as WordPress shows it: blocks, shortcodes and paragraphs are made. */
function bc_content_html( $text, string $language ): string {
	if ( ! is_string( $text ) || '' === trim( $text ) ) {
		return '';
	}
	$html = apply_filters( 'the_content', bc_content_without_strange_shortcodes( $text ) );
	return trim( bc_content_html_links( $html, $language ) );
}

/**
 * A picture by the number of its attachment, by its address, or as ACF gives it: the address, and all that is known of it.
 *
 * @return array{0: string, 1: array|null} The address, and the picture in its sizes.
 */
function bc_content_image( $value ): array {
	if ( is_array( $value ) ) {
		$value = $value['ID'] ?? $value['id'] ?? $value['url'] ?? '';
	}
	if ( ! is_numeric( $value ) ) {
		return array( bc_content_link( (string) $value, 'en' ), null );
	}
	$id   = (int) $value;
	$full = wp_get_attachment_image_src( $id, 'full' );
	if ( ! $full || ! $full[1] || ! $full[2] ) {
		return array( $full ? bc_content_link( $full[0], 'en' ) : '', null );
	}
	$sources = array();
	foreach ( array_merge( get_intermediate_image_sizes(), array( 'full' ) ) as $size ) {
		$found = wp_get_attachment_image_src( $id, $size );
		// What was cropped shows something else than the whole picture.
		if ( $found && $found[2] && abs( $found[1] / $found[2] - $full[1] / $full[2] ) < 0.02 ) {
			$type                 = wp_check_filetype( $found[0] )['type'];
			$sources[ $found[1] ] = array(
				'url'   => bc_content_link( $found[0], 'en' ),
				'type'  => $type ? $type : get_post_mime_type( $id ),
				'width' => $found[1],
			);
		}
	}
	ksort( $sources );
	$set = array(
		'width'   => $full[1],
		'height'  => $full[2],
		'alt'     => bc_content_plain( get_post_meta( $id, '_wp_attachment_image_alt', true ) ),
		'sources' => array_values( $sources ),
	);
	return array( bc_content_link( $full[0], 'en' ), $set );
}

/** A link as a text, or as ACF gives it. */
function bc_content_link_value( $value, string $language ): string {
	$address = is_array( $value ) ? ( $value['url'] ?? '' ) : $value;
	return bc_content_link( is_string( $address ) ? $address : '', $language );
}

/**
 * The wire's record of fields that are kept: the German ones where there are any, else the English ones.
 *
 * @param array    $kept  Fields by their names, German ones with "_de" behind it.
 * @param string[] $names The fields that are wanted.
 */
function bc_content_record( array $kept, array $names, string $language ): array {
	$record = array();
	foreach ( $names as $name ) {
		$german = $kept[ $name . '_de' ] ?? '';
		$value  = 'de' === $language && '' !== $german && array() !== $german ? $german : ( $kept[ $name ] ?? '' );
		if ( in_array( $name, BC_CONTENT_IMAGES, true ) ) {
			list( $record[ $name ], $set ) = bc_content_image( $value );
			if ( $set ) {
				$record[ 'image' === $name ? 'image_set' : $name . '_set' ] = $set;
			}
		} elseif ( in_array( $name, BC_CONTENT_LINKS, true ) ) {
			$record[ $name ] = bc_content_link_value( $value, $language );
		} elseif ( in_array( $name, BC_CONTENT_HTML, true ) ) {
			$record[ $name ] = bc_content_html( $value, $language );
		} elseif ( 'date' === $name ) {
			$record[ $name ] = bc_content_day( bc_content_plain( $value ) );
		} else {
			$record[ $name ] = bc_content_plain( $value );
		}
	}
	return $record;
}

/** A day as the wire writes it, 2026-03-31: of a date field of WordPress, of ACF (20260331) or as people write it (31.3.2026). */
function bc_content_day( string $text ): string {
	if ( preg_match( '/^(\d{4})(\d\d)(\d\d)$/', $text, $found ) || preg_match( '/^(\d{4})-(\d\d)-(\d\d)/', $text, $found ) ) {
		list( , $year, $month, $day ) = $found;
	} elseif ( preg_match( '/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/', $text, $found ) ) {
		list( , $day, $month, $year ) = $found;
	} else {
		return '';
	}
	return checkdate( (int) $month, (int) $day, (int) $year ) ? sprintf( '%04d-%02d-%02d', $year, $month, $day ) : '';
}

/** All fields of a post, those that WordPress has of its own under the wire's names. */
function bc_content_post_fields( WP_Post $post, string $language ): array {
	$fields = array();
	foreach ( get_post_meta( $post->ID ) as $name => $values ) {
		if ( 0 === strpos( $name, 'bc_' ) ) {
			$fields[ substr( $name, 3 ) ] = maybe_unserialize( $values[0] );
		}
	}
	if ( function_exists( 'get_fields' ) ) {
		$fields = array_merge( $fields, array_filter( (array) get_fields( $post->ID ) ) );
	}
	// Posts without a category are in that one.
	$default    = (int) get_option( 'default_category' );
	$categories = 'post' === $post->post_type ? wp_list_filter( get_the_category( $post->ID ), array( 'term_id' => $default ), 'NOT' ) : array();
	$own        = array(
		'title'       => $post->post_title,
		'description' => $post->post_excerpt,
		'html_field'  => $post->post_content,
		'image'       => get_post_thumbnail_id( $post ) ?: get_post_thumbnail_id( bc_content_original( $post ) ),
	);
	if ( 'post' === $post->post_type ) {
		$own['date']     = substr( $post->post_date, 0, 10 );
		$own['category'] = $categories ? reset( $categories )->name : '';
		$own['name']     = get_the_author_meta( 'display_name', $post->post_author );
	}
	$fields          = array_merge( $own, array_filter( $fields, static fn( $value ) => '' !== $value ) );
	$fields['title'] = bc_content_plain( 'de' === $language && ! empty( $fields['title_de'] ) ? $fields['title_de'] : $fields['title'] );
	return $fields;
}

/** The card of a post. */
function bc_content_post_card( WP_Post $post, array $names, string $language ): array {
	$fields = bc_content_post_fields( $post, $language );
	unset( $fields['title_de'] );
	return array_merge(
		bc_content_record( $fields, $names, $language ),
		array(
			'id'       => (string) bc_content_original( $post )->ID,
			'modified' => get_post_modified_time( 'c', true, $post ),
		)
	);
}

/** The cards of a section: its own, or all of the list that it shows. */
function bc_content_cards( array $section, array $names, string $key, string $language ): array {
	$own = array_filter( (array) ( $section['card_components'] ?? array() ), 'is_array' );
	if ( $own ) {
		return array_map( static fn( $card ) => bc_content_record( $card, $names, $language ), array_values( $own ) );
	}
	$type = BC_CONTENT_LISTS[ $section['component_name'] ] ?? null;
	if ( null === $type ) {
		return array();
	}
	// Posts of the category "news" are the news page's, where there is one.
	$news  = 'post' === $type && 'news' === $key && get_category_by_slug( 'news' );
	$posts = bc_content_posts( $type, $language, $news ? array( 'category_name' => 'news' ) : array() );
	return array_map( static fn( $post ) => bc_content_post_card( $post, $names, $language ), $posts );
}

/** The sections of a page: what was written in its form, or ACF's flexible content of the name bc_sections. */
function bc_content_sections( WP_Post $page ): array {
	$rows = function_exists( 'get_field' ) ? get_field( 'bc_sections', $page->ID ) : null;
	if ( is_array( $rows ) ) {
		return array_map( static fn( $row ) => array_merge( $row, array( 'component_name' => $row['acf_fc_layout'] ?? '' ) ), $rows );
	}
	$kept = get_post_meta( $page->ID, '_bc_sections', true );
	return is_array( $kept ) ? $kept : array();
}

/** A page as an entry. Its name is the English title in both languages: addresses are matched with it. */
function bc_content_entry( WP_Post $page, string $key, string $language ): array {
	$kinds    = bc_content_section_kinds();
	$sections = array();
	foreach ( bc_content_sections( $page ) as $section ) {
		$kind = $kinds[ $section['component_name'] ?? '' ] ?? null;
		if ( null === $kind ) {
			continue;
		}
		$sections[] = array_merge(
			array( 'component_name' => $section['component_name'] ),
			bc_content_record( $section, $kind['fields'], $language ),
			array( 'card_components' => $kind['cards'] ? bc_content_cards( $section, $kind['cards'], $key, $language ) : array() )
		);
	}
	$text = bc_content_html( ( 'de' === $language ? get_post_meta( $page->ID, 'bc_html_field_de', true ) : '' ) ?: $page->post_content, $language );
	if ( '' !== $text ) {
		$sections[] = array( 'component_name' => 'RichText', 'html_field' => $text );
	}
	return array(
		'title'       => bc_content_plain( bc_content_original( $page )->post_title ),
		'id'          => (string) bc_content_original( $page )->ID,
		'text_format' => 'plain',
		'modified'    => get_post_modified_time( 'c', true, $page ),
		'meta'        => $sections,
	);
}

/** The pages of a content set in a language. Polylang's German ones belong to the set of their English ones. */
function bc_content_pages( string $key, string $language ): array {
	if ( bc_content_has_polylang() ) {
		$is_of_set = static fn( $page ) => get_post_meta( bc_content_original( $page )->ID, '_bc_key', true ) === $key;
		return array_values( array_filter( bc_content_posts( 'page', $language ), $is_of_set ) );
	}
	// phpcs:ignore WordPress.DB.SlowDBQuery -- A site has some dozen pages.
	return bc_content_posts( 'page', $language, array( 'meta_key' => '_bc_key', 'meta_value' => $key ) );
}

/** All entries of a content set in a language; each says the same "endpoint_call", which changes when any of them does. */
function bc_content_entries( string $key, string $language ): array {
	$entries = array_map( static fn( $page ) => bc_content_entry( $page, $key, $language ), bc_content_pages( $key, $language ) );
	$call    = $key . '/' . $language . '@' . md5( wp_json_encode( $entries ) );
	return array_map( static fn( $entry ) => array_merge( $entry, array( 'endpoint_call' => $call ) ), $entries );
}
