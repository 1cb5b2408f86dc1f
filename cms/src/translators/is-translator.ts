import { DEFAULT_LANGUAGE, isLanguage } from '@kontorwerk/contract/languages';
import type { PayloadRequest } from 'payload';
import { hasRole } from '../access/roles.ts';

/** Tells whether somebody writes translations and nothing else. */
export function isTranslator({ user }: Pick<PayloadRequest, 'user'>): boolean {
  return hasRole(user, 'translator') && !hasRole(user, 'editor');
}

/** Tells whether a request is about the texts of a language that translators write: any but the default one. */
export function writesIn({ locale }: Pick<PayloadRequest, 'locale'>): boolean {
  return isLanguage(locale) && locale !== DEFAULT_LANGUAGE;
}
