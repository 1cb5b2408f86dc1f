import type { Language } from '@kontorwerk/contract/languages';
import { isTranslator } from '#cms/kit/access/roles.ts';

/** The parameter for opening a form in a language without making it the user's content language. */
export const VISIT_PARAMETER = 'visit';

/**
 * Returns the query that opens a form in a language. For editors it is a visit, which leaves their content language
 * unchanged; translators switch to it.
 */
export function makeVisitQuery(language: Language, user: unknown): string {
  return `?locale=${language}${isTranslator({ user }) ? '' : `&${VISIT_PARAMETER}=${language}`}`;
}
