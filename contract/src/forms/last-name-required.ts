import type { LocalText } from '../languages.ts';

/** The message for a missing last name: the markup requires one, no rule does (§5). */
export const LAST_NAME_REQUIRED: LocalText = {
  en: 'Last name is required.',
  de: 'Bitte geben Sie Ihren Nachnamen an.',
};
