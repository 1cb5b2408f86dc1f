import type { Language } from '@kontorwerk/contract/languages';
import { isTranslator } from '#cms/kit/access/is-translator.ts';

/** The parameter that names the language in which a form is opened without becoming that of all others. */
export const VISIT = 'visit';

/**
 * The query that opens a form in a language. For an editor it is a visit: the language in which they work stays as it was.
 * Translators go on in their own.
 */
export function visitQuery(language: Language, user: unknown): string {
  return `?locale=${language}${isTranslator({ user }) ? '' : `&${VISIT}=${language}`}`;
}
