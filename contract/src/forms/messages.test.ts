import { expect, test } from 'vitest';
import { APPLICATION_MESSAGES } from './application-messages.ts';
import { CONTACT_MESSAGES } from './contact-messages.ts';

/** The messages of a form, in one language. */
const inLanguage = (messages: Readonly<Record<string, { en: string; de: string }>>, language: 'en' | 'de') =>
  Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, text[language]]));

test('§5 §8 the English messages of the contact form are the specification’s to the letter', () => {
  expect(inLanguage(CONTACT_MESSAGES, 'en')).toEqual({
    first_name_required: 'First name is required.',
    company_required: 'Company name is required.',
    email_required: 'Email is required.',
    email_invalid: 'Please enter a valid email address.',
    phone_required: 'Phone number is required.',
    phone_invalid: 'Please enter a valid 10-digit phone number.',
    phone_invalid_international: 'Please enter a valid phone number.',
    message_required: 'Message is required.',
    first_name_too_long: 'Please shorten the first name to at most 200 characters.',
    name_too_long: 'Please shorten the last name to at most 200 characters.',
    company_too_long: 'Please shorten the company name to at most 200 characters.',
    message_too_long: 'Please shorten the message to at most 20,000 characters.',
    send_failed: 'An error occurred while submitting the form. Please try again.',
  });
});

test('§5 §8 the contact form has its messages in German', () => {
  expect(inLanguage(CONTACT_MESSAGES, 'de')).toEqual({
    first_name_required: 'Bitte geben Sie Ihren Vornamen an.',
    company_required: 'Bitte geben Sie Ihr Unternehmen an.',
    email_required: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
    email_invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
    phone_required: 'Bitte geben Sie Ihre Telefonnummer an.',
    phone_invalid: 'Bitte geben Sie eine gültige zehnstellige Telefonnummer an.',
    phone_invalid_international: 'Bitte geben Sie eine gültige Telefonnummer an.',
    message_required: 'Bitte schreiben Sie uns eine Nachricht.',
    first_name_too_long: 'Bitte kürzen Sie Ihren Vornamen auf höchstens 200 Zeichen.',
    name_too_long: 'Bitte kürzen Sie Ihren Nachnamen auf höchstens 200 Zeichen.',
    company_too_long: 'Bitte kürzen Sie den Namen Ihres Unternehmens auf höchstens 200 Zeichen.',
    message_too_long: 'Bitte kürzen Sie Ihre Nachricht auf höchstens 20.000 Zeichen.',
    send_failed: 'Beim Senden des Formulars ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
  });
});

test('§5 §8 the English messages of the application are the specification’s to the letter', () => {
  expect(inLanguage(APPLICATION_MESSAGES, 'en')).toEqual({
    full_name_required: 'Full Name is required.',
    email_required: 'Email is required.',
    email_invalid: 'Please enter a valid email address.',
    phone_required: 'Phone number is required.',
    phone_invalid: 'Please enter a valid Indian mobile number (10 digits starting with 7, 8, or 9).',
    phone_invalid_international: 'Please enter a valid phone number.',
    resume_required: 'Resume is required.',
    resume_type: 'Only PDF, DOC, DOCX, and PPT files are allowed.',
    resume_size: 'File size exceeds the 10MB limit.',
    resume_empty: 'This file is empty. Please choose another one.',
    experience_invalid: 'Years of Experience must be a valid number.',
    full_name_too_long: 'Please shorten the full name to at most 200 characters.',
    position_too_long: 'Please shorten the position to at most 200 characters.',
    terms_required: 'Please accept the terms and conditions.',
    fields_invalid: 'Please fill out all required fields and upload a file.',
    send_failed: 'An error occurred while submitting the form.',
    too_large: 'The file size is too large. Please upload a smaller file.',
    rejected: 'There was an error with your submission. Please check your inputs.',
    network_failed: 'An error occurred. Please try again.',
  });
});

test('§5 §8 the application has its messages in German', () => {
  expect(inLanguage(APPLICATION_MESSAGES, 'de')).toEqual({
    full_name_required: 'Bitte geben Sie Ihren Vor- und Nachnamen an.',
    email_required: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
    email_invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
    phone_required: 'Bitte geben Sie Ihre Telefonnummer an.',
    phone_invalid: 'Bitte geben Sie eine gültige indische Mobilnummer an (10 Ziffern, beginnend mit 7, 8 oder 9).',
    phone_invalid_international: 'Bitte geben Sie eine gültige Telefonnummer an.',
    resume_required: 'Bitte fügen Sie Ihren Lebenslauf bei.',
    resume_type: 'Bitte wählen Sie eine PDF-, DOC-, DOCX-, PPT- oder PPTX-Datei.',
    resume_size: 'Die Datei ist zu groß. Bitte wählen Sie eine von höchstens 10 MB.',
    resume_empty: 'Diese Datei ist leer. Bitte wählen Sie eine andere.',
    experience_invalid: 'Bitte geben Sie Ihre Berufserfahrung als Zahl von 0 bis 25 an.',
    full_name_too_long: 'Bitte kürzen Sie Ihren Vor- und Nachnamen auf höchstens 200 Zeichen.',
    position_too_long: 'Bitte kürzen Sie die Angabe zur Stelle auf höchstens 200 Zeichen.',
    terms_required: 'Bitte akzeptieren Sie die Geschäftsbedingungen.',
    fields_invalid: 'Bitte prüfen Sie die markierten Felder.',
    send_failed: 'Beim Senden des Formulars ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
    too_large: 'Die Datei ist zu groß. Bitte laden Sie eine kleinere Datei hoch.',
    rejected: 'Ihre Bewerbung konnte nicht angenommen werden. Bitte prüfen Sie Ihre Angaben.',
    network_failed: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
  });
});
