<?php
/**
 * The forms below the editor: a page's content set and sections, and the fields of posts and the other types, in both
 * languages. A site that has ACF may describe the same fields there.
 *
 * @package bc-content
 */

defined( 'ABSPATH' ) || exit;

/** Fields with room for several lines. */
const BC_CONTENT_LONG = array( 'description', 'detail_desc', 'review', 'html_field' );

/** One field, with its German twin where Polylang doesn't keep that in a post of its own. */
function bc_content_print_field( string $prefix, string $name, array $kept ): void {
	$twins = bc_content_has_polylang() ? array( '' => '' ) : array( '' => '', '_de' => ' (German)' );
	echo '<div style="display:flex;gap:12px;margin:6px 0">';
	foreach ( $twins as $suffix => $remark ) {
		$value = $kept[ $name . $suffix ] ?? '';
		$value = is_scalar( $value ) ? (string) $value : '';
		echo '<label style="flex:1">' . esc_html( str_replace( '_', ' ', $name ) . $remark );
		if ( in_array( $name, BC_CONTENT_IMAGES, true ) ) {
			echo ' – the number of a picture in the media library, or its address';
		}
		if ( in_array( $name, BC_CONTENT_LONG, true ) ) {
			printf( '<textarea class="widefat" rows="3" name="%s">%s</textarea>', esc_attr( "{$prefix}[{$name}{$suffix}]" ), esc_textarea( $value ) );
		} else {
			printf( '<input class="widefat" name="%s" value="%s">', esc_attr( "{$prefix}[{$name}{$suffix}]" ), esc_attr( $value ) );
		}
		echo '</label>';
	}
	echo '</div>';
}

/** The fields of a section, its cards, and room for one more card. */
function bc_content_print_section( string $prefix, array $section ): void {
	$name = $section['component_name'] ?? '';
	$kind = bc_content_section_kinds()[ $name ] ?? null;
	if ( null === $kind ) {
		return;
	}
	printf( '<details style="border:1px solid #ccc;padding:8px;margin:8px 0"><summary><strong>%s</strong> %s</summary>', esc_html( $name ), esc_html( $section['main_title'] ?? '' ) );
	printf( '<input type="hidden" name="%s" value="%s">', esc_attr( "{$prefix}[component_name]" ), esc_attr( $name ) );
	printf( '<label>Place <input type="number" class="small-text" name="%s" value="%s"></label> ', esc_attr( "{$prefix}[place]" ), esc_attr( $section['place'] ?? '' ) );
	printf( '<label><input type="checkbox" name="%s" value="1"> Delete this section</label>', esc_attr( "{$prefix}[delete]" ) );
	foreach ( $kind['fields'] as $field ) {
		bc_content_print_field( $prefix, $field, $section );
	}
	if ( $kind['cards'] ) {
		if ( isset( BC_CONTENT_LISTS[ $name ] ) ) {
			echo '<p>Without cards it shows the whole list.</p>';
		}
		foreach ( array_merge( $section['card_components'] ?? array(), array( array() ) ) as $number => $card ) {
			printf( '<fieldset style="border-left:3px solid #ccc;padding-left:12px;margin:12px 0"><legend>Card %d</legend>', (int) $number + 1 );
			foreach ( $kind['cards'] as $field ) {
				bc_content_print_field( "{$prefix}[card_components][{$number}]", $field, $card );
			}
			echo '</fieldset>';
		}
		echo '<p>A card whose fields are all empty goes; after saving there is room for another.</p>';
	}
	echo '</details>';
}

/** The box of a page. */
function bc_content_print_page_box( WP_Post $page ): void {
	wp_nonce_field( 'bc_content_save', 'bc_content_nonce' );
	echo '<p><label>Content set <select name="bc_key"><option value="">none: not on the website</option>';
	foreach ( BC_CONTENT_KEYS as $key ) {
		printf( '<option %s>%s</option>', selected( get_post_meta( $page->ID, '_bc_key', true ), $key, false ), esc_html( $key ) );
	}
	echo '</select></label></p>';
	$kept = get_post_meta( $page->ID, '_bc_sections', true );
	$kept = is_array( $kept ) ? array_values( $kept ) : array();
	foreach ( $kept as $number => $section ) {
		bc_content_print_section( "bc_sections[{$number}]", array_merge( $section, array( 'place' => $number + 1 ) ) );
	}
	printf( '<p><label>Add a section <select name="%s"><option></option>', esc_attr( 'bc_sections[' . count( $kept ) . '][component_name]' ) );
	foreach ( array_keys( bc_content_section_kinds() ) as $name ) {
		printf( '<option>%s</option>', esc_html( $name ) );
	}
	echo '</select></label> (its fields are here after saving; the text above, if there is any, stands below all sections)</p>';
	if ( ! bc_content_has_polylang() ) {
		bc_content_print_field( 'bc_page', 'html_field', array( 'html_field_de' => get_post_meta( $page->ID, 'bc_html_field_de', true ) ) );
	}
}

/** The box of everything else that the website shows. */
function bc_content_print_post_box( WP_Post $post ): void {
	wp_nonce_field( 'bc_content_save', 'bc_content_nonce' );
	$own  = array( 'title', 'description', 'html_field' );
	$kept = array();
	foreach ( array_merge( $own, BC_CONTENT_TYPES[ $post->post_type ][2] ?? array( 'category' ) ) as $name ) {
		foreach ( array( $name, $name . '_de' ) as $field ) {
			$kept[ $field ] = get_post_meta( $post->ID, 'bc_' . $field, true );
		}
		bc_content_print_field( 'bc_fields', $name, $kept );
	}
	echo '<p>Title, description and html field in English are WordPress’ own title, excerpt and text, unless something is written here.</p>';
}

add_action(
	'add_meta_boxes',
	static function () {
		add_meta_box( 'bc-content', 'On the website', 'bc_content_print_page_box', 'page', 'normal', 'high' );
		add_meta_box( 'bc-content', 'On the website', 'bc_content_print_post_box', array_merge( array( 'post' ), array_keys( BC_CONTENT_TYPES ) ), 'normal', 'high' );
	}
);

/** A text that was typed, as safe as the text of the editor itself. */
function bc_content_clean( $text ): string {
	return is_string( $text ) ? wp_kses_post( $text ) : '';
}

/** The sections as they were typed, in their places, without those that are deleted and cards that are empty. */
function bc_content_typed_sections( array $typed ): array {
	$sections = array_filter( $typed, static fn( $section ) => is_array( $section ) && ! empty( $section['component_name'] ) && empty( $section['delete'] ) );
	usort( $sections, static fn( $a, $b ) => (int) ( $a['place'] ?? PHP_INT_MAX ) <=> (int) ( $b['place'] ?? PHP_INT_MAX ) );
	return array_map(
		static function ( $section ) {
			$cards = array_map( static fn( $card ) => array_map( 'bc_content_clean', (array) $card ), (array) ( $section['card_components'] ?? array() ) );
			unset( $section['card_components'], $section['place'], $section['delete'] );
			$section                    = array_map( 'bc_content_clean', $section );
			$section['card_components'] = array_values( array_filter( $cards, static fn( $card ) => '' !== implode( '', $card ) ) );
			return $section;
		},
		$sections
	);
}

add_action(
	'save_post',
	static function ( int $id ) {
		$nonce = sanitize_key( $_POST['bc_content_nonce'] ?? '' );
		if ( ! wp_verify_nonce( $nonce, 'bc_content_save' ) || wp_is_post_autosave( $id ) || wp_is_post_revision( $id ) || ! current_user_can( 'edit_post', $id ) ) {
			return;
		}
		// phpcs:disable WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- bc_content_clean does it.
		if ( isset( $_POST['bc_key'] ) ) {
			$key = sanitize_key( $_POST['bc_key'] );
			update_post_meta( $id, '_bc_key', in_array( $key, BC_CONTENT_KEYS, true ) ? $key : '' );
			update_post_meta( $id, '_bc_sections', wp_slash( bc_content_typed_sections( wp_unslash( (array) ( $_POST['bc_sections'] ?? array() ) ) ) ) );
			update_post_meta( $id, 'bc_html_field_de', wp_slash( bc_content_clean( wp_unslash( $_POST['bc_page']['html_field_de'] ?? '' ) ) ) );
		}
		foreach ( wp_unslash( (array) ( $_POST['bc_fields'] ?? array() ) ) as $name => $text ) {
			update_post_meta( $id, 'bc_' . sanitize_key( $name ), wp_slash( bc_content_clean( $text ) ) );
		}
		// phpcs:enable
	}
);
