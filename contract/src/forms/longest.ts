import type { LocalText } from '../languages.ts';

/** The longest name of a person, a company or a position, in characters. */
export const NAME_MAX = 200;
/** The longest message, in characters. */
export const MESSAGE_MAX = 20_000;

/** What is said of a text that is longer than so many characters. */
export function tooLong(longest: number): LocalText {
  const count = (language: string) => new Intl.NumberFormat(language).format(longest);
  return {
    en: `Please shorten this to at most ${count('en-GB')} characters.`,
    de: `Bitte kürzen Sie diese Angabe auf höchstens ${count('de')} Zeichen.`,
  };
}
