<?php
/** Says as JSON what has been sent by the forms. */

require __DIR__ . '/load.php';
$kept = array();
foreach ( get_posts( array( 'post_type' => array( 'bc_message', 'bc_application' ), 'post_status' => 'any', 'numberposts' => -1, 'order' => 'ASC' ) ) as $post ) {
	$resume = get_post_meta( $post->ID, '_bc_resume', true );
	$kept[] = array(
		'type'   => $post->post_type,
		'fields' => get_post_meta( $post->ID, '_bc_fields', true ),
		'resume' => $resume ? (string) file_get_contents( BC_CONTENT_PRIVATE_DIR . '/' . $resume ) : '',
	);
}
echo wp_json_encode( $kept );
