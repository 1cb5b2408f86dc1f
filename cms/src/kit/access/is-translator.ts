import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { PayloadRequest } from 'payload';
import { hasRole, type Role, TRANSLATORS } from './roles.ts';

/** Tells whether somebody writes translations and nothing else. */
export function isTranslator({ user }: { readonly user: unknown }): boolean {
  return hasRole(user, ...TRANSLATORS) && !hasRole(user, 'editor');
}

/** The role whose texts are of a language. */
const ROLE_OF = { en: 'translator_en', de: 'translator' } as const satisfies Record<Language, Role>;

/** The languages in which a user may write texts. */
export function languagesOf(user: unknown): readonly Language[] {
  return LANGUAGES.filter((language) => hasRole(user, 'editor', ROLE_OF[language]));
}

/** Whether a request is about texts of a language in which its user may write. */
export function writesIn({ locale, user }: Pick<PayloadRequest, 'locale' | 'user'>): boolean {
  return languagesOf(user).some((language) => language === locale);
}
