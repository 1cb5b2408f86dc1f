import type { LocalText } from '@kontorwerk/contract/languages';
import { dictionary } from '@zxcvbn-ts/language-common';

/** In characters. What stands in it is nobody's business: any mixture, and blanks too. */
export const SHORTEST_PASSWORD = 10;

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** What is wrong with a new password. */
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
 * Tells what is wrong with a new password; null when nothing is. Common ones are known in any case, and with up to four
 * digits or signs behind them, which is what most people add when they are told to.
 */
export function passwordProblem(password: string): keyof typeof PASSWORD_PROBLEMS | null {
  if ([...password].length < SHORTEST_PASSWORD) return 'short';
  const typed = password.toLowerCase();
  const stem = typed.replace(/[\d\W_]{1,4}$/, '');
  return COMMON.has(typed) || COMMON.has(stem) ? 'common' : null;
}
