<?php
/** Fills the WordPress with the content that comes on standard input, and says the number of the last post. */

require __DIR__ . '/load.php';
require_once ABSPATH . 'wp-admin/includes/image.php';
require_once ABSPATH . 'wp-admin/includes/file.php';
require_once ABSPATH . 'wp-admin/includes/media.php';

$content = json_decode( stream_get_contents( STDIN ), true, 512, JSON_THROW_ON_ERROR );
wp_set_current_user( 1 );

$pictures = array();
foreach ( $content['pictures'] as $picture ) {
	$copy = wp_tempnam( $picture['name'] );
	copy( $picture['path'], $copy );
	$id = media_handle_sideload( array( 'name' => $picture['name'], 'tmp_name' => $copy ), 0 );
	update_post_meta( $id, '_wp_attachment_image_alt', $picture['alt'] );
	$pictures[] = $id;
}

/** A text with the addresses and numbers of this WordPress in it. */
function filled( $value ) {
	global $pictures;
	if ( is_array( $value ) ) {
		return array_map( 'filled', $value );
	}
	$value = str_replace( '{{home}}', home_url(), $value );
	$value = preg_replace_callback( '/\{\{picture (\d)\}\}/', static fn( $found ) => $pictures[ $found[1] ], $value );
	return preg_replace_callback( '/\{\{url (\d)\}\}/', static fn( $found ) => wp_get_attachment_url( $pictures[ $found[1] ] ), $value );
}

foreach ( $content['pages'] as $page ) {
	wp_insert_post(
		wp_slash(
			array(
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => $page['title'],
				'meta_input'  => array( '_bc_key' => $page['key'], 'bc_title_de' => $page['title_de'], '_bc_sections' => filled( $page['sections'] ) ),
			)
		)
	);
}
$id = 0;
foreach ( $content['items'] as $item ) {
	$fields = array( 'bc_title_de' => $item['title_de'], 'bc_html_field_de' => filled( $item['text_de'] ) );
	foreach ( $item['fields'] as $name => $value ) {
		$fields[ "bc_$name" ] = $value;
	}
	$id = wp_insert_post(
		wp_slash(
			array(
				'post_type'    => $item['type'],
				'post_status'  => 'publish',
				'post_title'   => $item['title'],
				'post_excerpt' => $item['fields']['excerpt'] ?? '',
				'post_content' => filled( $item['text'] ),
				'post_date'    => $item['date'] . ' 10:00:00',
				'post_author'  => 1,
				'meta_input'   => $fields,
			)
		)
	);
	set_post_thumbnail( $id, $pictures[ $item['picture'] ] );
}
echo $id;
