import type { Language } from '@kontorwerk/contract/languages';

/** The language in which an editor reads the admin. */
export function readerLanguage(i18n: { readonly language: string }): Language {
  return i18n.language === 'de' ? 'de' : 'en';
}
