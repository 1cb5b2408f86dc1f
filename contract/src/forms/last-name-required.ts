import type { LocalText } from '../languages.ts';

/** What is said where the last name is missing: the markup requires it, and no rule (§5). */
export const LAST_NAME_REQUIRED: LocalText = {
  en: 'Last name is required.',
  de: 'Bitte geben Sie Ihren Nachnamen an.',
};
