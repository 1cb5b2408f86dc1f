<?php
/**
 * The website's addresses: what stands here at one address is there at another.
 *
 * @package bc-content
 */

defined( 'ABSPATH' ) || exit;

/** The website's path of entries that have one of their own, by content set and title. */
const BC_CONTENT_PATHS = array(
	'homepage'  => array( 'Home' => '/' ),
	'products'  => array( 'Products' => '/products' ),
	'contactus' => array( 'Contact form' => '/contactus/contactform', 'Hire a developer' => '/contactus/hireadeveloper' ),
	'aboutus'   => array( 'About us' => '/agency/aboutus' ),
	'projects'  => array( 'Projects' => '/projects' ),
	'career'    => array( 'Career' => '/contactus/career', 'Career form' => '/career-form' ),
	'blog'      => array( 'Blogs' => '/agency/blogs' ),
	'news'      => array( 'News' => '/agency/news' ),
	'legal'     => array( 'Imprint' => '/imprint', 'Terms' => '/termsandcondition', 'Privacy' => '/privacy' ),
);

/** The paths below which each entry, or each card, has a page under its title. */
const BC_CONTENT_FOLDERS = array(
	'ecommerce'  => '/ecommerce/',
	'service'    => '/services/',
	'post'       => '/blog/',
	'bc_project' => '/projects/',
	'bc_job'     => '/jobapply/',
);

/** A title as an address has it: lower case, hyphens for spaces. */
function bc_content_slug( string $title ): string {
	return rawurlencode( mb_strtolower( preg_replace( '/\s+/u', '-', trim( bc_content_plain( $title ) ) ) ) );
}

/** The website's path of a page or a post; null where it has none. */
function bc_content_path( WP_Post $post, string $language ): ?string {
	$original = bc_content_original( $post );
	if ( 'page' === $post->post_type ) {
		$key  = get_post_meta( $original->ID, '_bc_key', true );
		$name = bc_content_plain( $original->post_title );
		$path = BC_CONTENT_PATHS[ $key ][ $name ] ?? ( isset( BC_CONTENT_FOLDERS[ $key ] ) ? BC_CONTENT_FOLDERS[ $key ] . bc_content_slug( $name ) : null );
	} else {
		$folder = BC_CONTENT_FOLDERS[ $post->post_type ] ?? null;
		$path   = null === $folder ? null : $folder . bc_content_slug( bc_content_post_fields( $post, $language )['title'] );
	}
	if ( null === $path || 'de' !== $language ) {
		return $path;
	}
	return '/' === $path ? '/de' : '/de' . $path;
}

/** An address that leads to a page of this WordPress, as the website's path of it; any other as it is. */
function bc_content_link( string $address, string $language ): string {
	$address = trim( $address );
	$home    = untrailingslashit( home_url() );
	if ( 0 !== strpos( $address, $home ) ) {
		return $address;
	}
	$rest = substr( $address, strlen( $home ) );
	if ( '' !== $rest && ! in_array( $rest[0], array( '/', '?', '#' ), true ) ) {
		return $address;
	}
	if ( 0 === strpos( $rest, '/wp-content/' ) ) {
		return $rest;
	}
	if ( in_array( $rest, array( '', '/' ), true ) ) {
		return 'de' === $language ? '/de' : '/';
	}
	$id   = url_to_postid( $address );
	$path = $id ? bc_content_path( get_post( $id ), $language ) : null;
	if ( null !== $path ) {
		return $path . strstr( $rest, '#' );
	}
	// Already the website's: somebody wrote this host before one of its paths.
	return '/' . trim( $rest, '/' );
}

/** HTML with the website's paths in the place of links to this WordPress. */
function bc_content_html_links( string $html, string $language ): string {
	$replaced = preg_replace_callback(
		'/(<a\b[^>]*?\shref=)(["\'])(.*?)\2/is',
		static function ( $found ) use ( $language ) {
			$address = html_entity_decode( $found[3], ENT_QUOTES | ENT_HTML5, 'UTF-8' );
			return $found[1] . $found[2] . esc_attr( bc_content_link( $address, $language ) ) . $found[2];
		},
		$html
	);
	return $replaced ?? $html;
}
