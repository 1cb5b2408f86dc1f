<?php
/**
 * The rules of both forms, as the specification has them, and their words in both languages.
 *
 * @package bc-content
 */

defined( 'ABSPATH' ) || exit;

/** The largest resume, in bytes. */
const BC_CONTENT_RESUME_MAX = 10 * 1024 * 1024;

/** The largest body of each form, in bytes: for the application a resume in base64 and the other fields. */
const BC_CONTENT_BODY_MAX = array(
	'submit-form' => 256 * 1024,
	'career-form' => 14 * 1024 * 1024,
);

/** The fields of each form with their longest text, in characters. */
const BC_CONTENT_FIELDS = array(
	'submit-form' => array(
		'first_name'       => 200,
		'last_name'        => 200,
		'department'       => 100,
		'department_label' => 200,
		'company'          => 200,
		'mr_or_mrs'        => 20,
		'email'            => 320,
		'phone_number'     => 50,
		'description'      => 20000,
		'topic'            => 200,
		'person'           => 200,
	),
	'career-form' => array(
		'full_name'           => 200,
		'email'               => 320,
		'phone_number'        => 50,
		'position'            => 200,
		'years_of_experience' => 20,
		'resume_name'         => 255,
		'topic'               => 200,
		'person'              => 200,
	),
);

/** What is said, in both languages. The website shows an answer's text followed by the visitor's name. */
const BC_CONTENT_WORDS = array(
	'first_name'       => array( 'First name is required.', 'Bitte geben Sie Ihren Vornamen an.' ),
	'full_name'        => array( 'Full Name is required.', 'Bitte geben Sie Ihren Vor- und Nachnamen an.' ),
	'company'          => array( 'Company name is required.', 'Bitte geben Sie Ihr Unternehmen an.' ),
	'email'            => array( 'Email is required.', 'Bitte geben Sie Ihre E-Mail-Adresse an.' ),
	'email_wrong'      => array( 'Please enter a valid email address.', 'Bitte geben Sie eine gültige E-Mail-Adresse an.' ),
	'phone_number'     => array( 'Phone number is required.', 'Bitte geben Sie Ihre Telefonnummer an.' ),
	'phone_ten'        => array( 'Please enter a valid 10-digit phone number.', 'Bitte geben Sie eine gültige zehnstellige Telefonnummer an.' ),
	'phone_indian'     => array( 'Please enter a valid Indian mobile number (10 digits starting with 7, 8, or 9).', 'Bitte geben Sie eine gültige indische Mobilnummer an (10 Ziffern, beginnend mit 7, 8 oder 9).' ),
	'phone_any'        => array( 'Please enter a valid phone number.', 'Bitte geben Sie eine gültige Telefonnummer an.' ),
	'description'      => array( 'Message is required.', 'Bitte schreiben Sie uns eine Nachricht.' ),
	'experience'       => array( 'Years of Experience must be a valid number.', 'Bitte geben Sie Ihre Berufserfahrung als Zahl von 0 bis 25 an.' ),
	'resume'           => array( 'Resume is required.', 'Bitte fügen Sie Ihren Lebenslauf bei.' ),
	'resume_type'      => array( 'Only PDF, DOC, DOCX, and PPT files are allowed.', 'Bitte wählen Sie eine PDF-, DOC-, DOCX-, PPT- oder PPTX-Datei.' ),
	'terms'            => array( 'Please accept the terms and conditions.', 'Bitte akzeptieren Sie die Geschäftsbedingungen.' ),
	'long'             => array( 'Please shorten this.', 'Bitte kürzen Sie diese Angabe.' ),
	'wrong'            => array( 'Please check your inputs.', 'Bitte prüfen Sie Ihre Angaben.' ),
	'wrong_fields'     => array( 'Please fill out all required fields and upload a file.', 'Bitte prüfen Sie die markierten Felder.' ),
	'unreadable'       => array( 'The request could not be read.', 'Die Anfrage konnte nicht gelesen werden.' ),
	'large_message'    => array( 'The message is too long. Please shorten it.', 'Die Nachricht ist zu lang. Bitte kürzen Sie sie.' ),
	'large_file'       => array( 'The file size is too large. Please upload a smaller file.', 'Die Datei ist zu groß. Bitte laden Sie eine kleinere Datei hoch.' ),
	'many'             => array( 'Too many messages at once. Please try again in a moment.', 'Zu viele Nachrichten auf einmal. Bitte versuchen Sie es gleich noch einmal.' ),
	'failed'           => array( 'An error occurred while submitting the form. Please try again.', 'Beim Senden des Formulars ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.' ),
	'message_title'    => array( 'Thank you for your message.', 'Vielen Dank für Ihre Nachricht.' ),
	'message_text'     => array( 'We will get back to you within one working day,', 'Wir melden uns innerhalb eines Werktags bei Ihnen,' ),
	'application_text' => array( 'Your application has arrived, and we will be in touch soon. Thank you,', 'Ihre Bewerbung ist angekommen, und wir melden uns bald. Vielen Dank,' ),
);

/** A sentence in the language of an answer. */
function bc_content_say( string $word, string $language ): string {
	return BC_CONTENT_WORDS[ $word ][ 'de' === $language ? 1 : 0 ];
}

/** The language that a request wants its answer in: the first of the two that its Accept-Language names. */
function bc_content_wanted_language( WP_REST_Request $request ): string {
	preg_match_all( '/\b(en|de)\b[^,;]*(?:;\s*q=([\d.]+))?/i', (string) $request->get_header( 'Accept-Language' ), $found, PREG_SET_ORDER );
	$best = array( 'en', 0.0 );
	foreach ( $found as $wish ) {
		$weight = isset( $wish[2] ) ? (float) $wish[2] : 1.0;
		if ( $weight > $best[1] ) {
			$best = array( strtolower( $wish[1] ), $weight );
		}
	}
	return $best[0];
}

/** The word for what is wrong with an e-mail address; null when nothing is. */
function bc_content_email_fault( string $email ): ?string {
	if ( '' === $email ) {
		return 'email';
	}
	$is_right = 'any' === bc_content_settings()['email_rule']
		? (bool) is_email( $email )
		: preg_match( '/^[A-Za-z0-9._-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z0-9]{2,6}$/D', $email );
	return $is_right ? null : 'email_wrong';
}

/** The word for what is wrong with a phone number; null when nothing is. */
function bc_content_phone_fault( string $phone, string $first_digits, string $word ): ?string {
	if ( '' === $phone ) {
		return 'phone_number';
	}
	if ( 'international' === bc_content_settings()['phone_rule'] ) {
		$digits = strlen( preg_replace( '/\D/', '', $phone ) );
		return preg_match( '#^\+?[\d\s()./-]+$#D', $phone ) && $digits >= 7 && $digits <= 15 ? null : 'phone_any';
	}
	return preg_match( '/^[' . $first_digits . ']\d{9}$/D', $phone ) ? null : $word;
}

/** The faults of a message: a word for each field. */
function bc_content_message_faults( array $fields ): array {
	return array_filter(
		array(
			'first_name'   => '' === $fields['first_name'] ? 'first_name' : null,
			'company'      => '' === $fields['company'] ? 'company' : null,
			'email'        => bc_content_email_fault( $fields['email'] ),
			'phone_number' => bc_content_phone_fault( $fields['phone_number'], '6-9', 'phone_ten' ),
			'description'  => '' === $fields['description'] ? 'description' : null,
		)
	);
}

/** The faults of an application, but for its resume. */
function bc_content_application_faults( array $fields, $terms ): array {
	$years = str_replace( ',', '.', $fields['years_of_experience'] );
	return array_filter(
		array(
			'full_name'           => '' === $fields['full_name'] ? 'full_name' : null,
			'email'               => bc_content_email_fault( $fields['email'] ),
			'phone_number'        => bc_content_phone_fault( $fields['phone_number'], '7-9', 'phone_indian' ),
			'years_of_experience' => preg_match( '/^\d+(?:\.\d+)?$/D', $years ) && (float) $years <= 25 ? null : 'experience',
			'checkbox'            => in_array( $terms, array( true, 'true', 'on' ), true ) ? null : 'terms',
		)
	);
}

/** The extension of a resume by what is in it, whatever it is called; null for what a resume may not be. */
function bc_content_resume_kind( string $bytes ): ?string {
	// Some programs write a mark or a line before it.
	if ( false !== strpos( substr( $bytes, 0, 1024 ), '%PDF-' ) ) {
		return 'pdf';
	}
	if ( 0 === strpos( $bytes, "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" ) ) {
		$streams = array( 'doc' => 'WordDocument', 'ppt' => 'PowerPoint Document' );
		foreach ( $streams as $extension => $name ) {
			if ( false !== strpos( $bytes, implode( "\0", str_split( $name ) ) . "\0" ) ) {
				return $extension;
			}
		}
	}
	if ( 0 === strpos( $bytes, "PK\x03\x04" ) && false !== strpos( $bytes, '[Content_Types].xml' ) ) {
		$parts = array( 'docx' => '#word/document\d*\.xml#', 'pptx' => '#ppt/presentation\d*\.xml#' );
		foreach ( $parts as $extension => $name ) {
			if ( preg_match( $name, $bytes ) ) {
				return $extension;
			}
		}
	}
	return null;
}
