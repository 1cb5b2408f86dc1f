import type { LocalText } from '../languages.ts';

/** The longest name of a person, a company or a position, in characters. */
export const NAME_MAX = 200;
/** The longest message, in characters. */
export const MESSAGE_MAX = 20_000;

const ANY: LocalText = { en: 'this', de: 'diese Angabe' };

/** The message for a text that is too long; `what` names it within the sentence. */
export function describeTooLong(longest: number, what = ANY): LocalText {
  const count = (separator: string) => String(longest).replace(/\B(?=(?:\d{3})+$)/g, separator);
  return {
    en: `Please shorten ${what.en} to at most ${count(',')} characters.`,
    de: `Bitte kürzen Sie ${what.de} auf höchstens ${count('.')} Zeichen.`,
  };
}
