import type { LocalText } from '../languages.ts';
import { CONTACT_SEND_FAILED } from './browser-messages.ts';
import { describeTooLong, MESSAGE_MAX, NAME_MAX } from './text-limits.ts';

/** The contact form's messages; the English ones are the specification's verbatim where it has them (§5, §8). */
export const CONTACT_MESSAGES = {
  first_name_required: { en: 'First name is required.', de: 'Bitte geben Sie Ihren Vornamen an.' },
  company_required: { en: 'Company name is required.', de: 'Bitte geben Sie Ihr Unternehmen an.' },
  email_required: { en: 'Email is required.', de: 'Bitte geben Sie Ihre E-Mail-Adresse an.' },
  email_invalid: { en: 'Please enter a valid email address.', de: 'Bitte geben Sie eine gültige E-Mail-Adresse an.' },
  phone_required: { en: 'Phone number is required.', de: 'Bitte geben Sie Ihre Telefonnummer an.' },
  phone_invalid: {
    en: 'Please enter a valid 10-digit phone number.',
    de: 'Bitte geben Sie eine gültige zehnstellige Telefonnummer an.',
  },
  phone_invalid_international: {
    en: 'Please enter a valid phone number.',
    de: 'Bitte geben Sie eine gültige Telefonnummer an.',
  },
  message_required: { en: 'Message is required.', de: 'Bitte schreiben Sie uns eine Nachricht.' },
  first_name_too_long: describeTooLong(NAME_MAX, { en: 'the first name', de: 'Ihren Vornamen' }),
  name_too_long: describeTooLong(NAME_MAX, { en: 'the last name', de: 'Ihren Nachnamen' }),
  company_too_long: describeTooLong(NAME_MAX, { en: 'the company name', de: 'den Namen Ihres Unternehmens' }),
  message_too_long: describeTooLong(MESSAGE_MAX, { en: 'the message', de: 'Ihre Nachricht' }),
  send_failed: CONTACT_SEND_FAILED,
} as const satisfies Record<string, LocalText>;

export type ContactMessage = keyof typeof CONTACT_MESSAGES;
