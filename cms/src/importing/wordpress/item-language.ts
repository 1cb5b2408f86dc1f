import { isLanguage, type Language } from '@kontorwerk/contract/languages';
import type { WordPressItem, WordPressSite } from './read-items.ts';

/** In which language an item is, and what its translation has in common with it; null where nothing says so. */
export type ItemLanguage = {
  readonly language: Language | null;
  /** One that this site hasn't got. */
  readonly foreign: string | null;
  readonly group: string | null;
};

function languageNamed(code: string | undefined): Language | null {
  const short = code?.trim().toLowerCase().split(/[-_]/)[0];
  return isLanguage(short) ? short : null;
}

/** What Polylang's terms, or WPML's fields, say of an item. */
export function itemLanguage({ terms, meta }: WordPressItem): ItemLanguage {
  const term = (domain: string) => terms.find((each) => each.domain === domain)?.nicename;
  const code = term('language') ?? meta.get('_wpml_import_language_code');
  const language = languageNamed(code);
  return {
    language,
    foreign: language === null && code ? code : null,
    group: term('post_translations') ?? meta.get('_wpml_import_translation_group') ?? null,
  };
}

/** The language of the site, which is that of items of which nothing else is said. */
export function siteLanguage({ texts }: WordPressSite): Language {
  return languageNamed(texts.get('language')) ?? 'en';
}
