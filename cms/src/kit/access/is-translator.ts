import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { PayloadRequest } from 'payload';
import { hasRole, type Role, TRANSLATORS } from './roles.ts';

/** Whether a user only writes translations. */
export function isTranslator({ user }: { readonly user: unknown }): boolean {
  return hasRole(user, ...TRANSLATORS) && !hasRole(user, 'editor');
}

/** The translator role for each language. */
const ROLE_OF = { en: 'translator_en', de: 'translator' } as const satisfies Record<Language, Role>;

/** Returns the languages in which a user may write texts. */
export function languagesOf(user: unknown): readonly Language[] {
  return LANGUAGES.filter((language) => hasRole(user, 'editor', ROLE_OF[language]));
}

/** Whether a request's user may write texts in its language. */
export function writesIn({ locale, user }: Pick<PayloadRequest, 'locale' | 'user'>): boolean {
  return languagesOf(user).some((language) => language === locale);
}
