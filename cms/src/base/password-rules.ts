import type { LocalText } from '@kontorwerk/contract/languages';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The minimum length, in characters. There are no rules about which characters, and blanks are allowed. */
export const SHORTEST_PASSWORD = 10;

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** The messages for a rejected password. */
export const PASSWORD_PROBLEMS = {
  short: {
    en: `A password has at least ${SHORTEST_PASSWORD} characters. A few words in a row are easy to remember.`,
    de: `Ein Passwort hat mindestens ${SHORTEST_PASSWORD} Zeichen. Einige Wörter hintereinander sind leicht zu merken.`,
  },
  common: {
    en: 'This password is in common use, so it would be guessed first. Please choose another.',
    de: 'Dieses Passwort ist sehr verbreitet und wird deshalb als erstes erraten. Bitte wählen Sie ein anderes.',
  },
} as const satisfies Record<string, LocalText>;

/**
 * Returns why a new password is rejected; null if it is accepted. Common passwords match in any case, and with up to
 * four digits or signs appended, which most people add when asked for some.
 */
export function passwordProblem(password: string): keyof typeof PASSWORD_PROBLEMS | null {
  if ([...password].length < SHORTEST_PASSWORD) return 'short';
  const typed = password.toLowerCase();
  const stem = typed.replace(/[\d\W_]{1,4}$/, '');
  return COMMON.has(typed) || COMMON.has(stem) ? 'common' : null;
}
