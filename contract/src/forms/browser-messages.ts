import type { LocalText } from '../languages.ts';

/** A contact form that could not be sent (§8). */
export const CONTACT_SEND_FAILED = {
  en: 'An error occurred while submitting the form. Please try again.',
  de: 'Beim Senden des Formulars ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
} as const satisfies LocalText;

/** An application without an answer (§8). */
export const APPLICATION_NETWORK_FAILED = {
  en: 'An error occurred. Please try again.',
  de: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
} as const satisfies LocalText;

/** The message for a missing last name: the markup requires one, no rule does (§5). */
export const LAST_NAME_REQUIRED: LocalText = {
  en: 'Last name is required.',
  de: 'Bitte geben Sie Ihren Nachnamen an.',
};
