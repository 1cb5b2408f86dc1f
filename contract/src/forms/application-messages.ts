import { EXPERIENCE_MAX_YEARS, EXPERIENCE_MIN_YEARS, RESUME_MAX_MB } from '../constants.ts';
import type { LocalText } from '../languages.ts';
import { APPLICATION_NETWORK_FAILED } from './browser-messages.ts';
import { describeTooLong, NAME_MAX } from './text-limits.ts';

/** The application's messages; the English ones are the specification's verbatim where it has them (§5, §8). */
export const APPLICATION_MESSAGES = {
  full_name_required: { en: 'Full Name is required.', de: 'Bitte geben Sie Ihren Vor- und Nachnamen an.' },
  email_required: { en: 'Email is required.', de: 'Bitte geben Sie Ihre E-Mail-Adresse an.' },
  email_invalid: { en: 'Please enter a valid email address.', de: 'Bitte geben Sie eine gültige E-Mail-Adresse an.' },
  phone_required: { en: 'Phone number is required.', de: 'Bitte geben Sie Ihre Telefonnummer an.' },
  phone_invalid: {
    en: 'Please enter a valid Indian mobile number (10 digits starting with 7, 8, or 9).',
    de: 'Bitte geben Sie eine gültige indische Mobilnummer an (10 Ziffern, beginnend mit 7, 8 oder 9).',
  },
  phone_invalid_international: {
    en: 'Please enter a valid phone number.',
    de: 'Bitte geben Sie eine gültige Telefonnummer an.',
  },
  resume_required: { en: 'Resume is required.', de: 'Bitte fügen Sie Ihren Lebenslauf bei.' },
  resume_type: {
    en: 'Only PDF, DOC, DOCX, and PPT files are allowed.',
    de: 'Bitte wählen Sie eine PDF-, DOC-, DOCX-, PPT- oder PPTX-Datei.',
  },
  resume_size: {
    en: 'File size exceeds the 10MB limit.',
    de: `Die Datei ist zu groß. Bitte wählen Sie eine von höchstens ${RESUME_MAX_MB} MB.`,
  },
  resume_empty: {
    en: 'This file is empty. Please choose another one.',
    de: 'Diese Datei ist leer. Bitte wählen Sie eine andere.',
  },
  experience_invalid: {
    en: 'Years of Experience must be a valid number.',
    de: `Bitte geben Sie Ihre Berufserfahrung als Zahl von ${EXPERIENCE_MIN_YEARS} bis ${EXPERIENCE_MAX_YEARS} an.`,
  },
  full_name_too_long: describeTooLong(NAME_MAX, { en: 'the full name', de: 'Ihren Vor- und Nachnamen' }),
  position_too_long: describeTooLong(NAME_MAX, { en: 'the position', de: 'die Angabe zur Stelle' }),
  terms_required: {
    en: 'Please accept the terms and conditions.',
    de: 'Bitte akzeptieren Sie die Geschäftsbedingungen.',
  },
  fields_invalid: {
    en: 'Please fill out all required fields and upload a file.',
    de: 'Bitte prüfen Sie die markierten Felder.',
  },
  send_failed: {
    en: 'An error occurred while submitting the form.',
    de: 'Beim Senden des Formulars ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
  },
  too_large: {
    en: 'The file size is too large. Please upload a smaller file.',
    de: 'Die Datei ist zu groß. Bitte laden Sie eine kleinere Datei hoch.',
  },
  rejected: {
    en: 'There was an error with your submission. Please check your inputs.',
    de: 'Ihre Bewerbung konnte nicht angenommen werden. Bitte prüfen Sie Ihre Angaben.',
  },
  network_failed: APPLICATION_NETWORK_FAILED,
} as const satisfies Record<string, LocalText>;

/** The message for a missing position: the markup requires one, no rule does (§5). */
export const POSITION_REQUIRED: LocalText = {
  en: 'Position is required.',
  de: 'Bitte geben Sie an, um welche Stelle es geht.',
};

export type ApplicationMessage = keyof typeof APPLICATION_MESSAGES;
