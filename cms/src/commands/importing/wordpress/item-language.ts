import { isLanguage, type Language } from '@kontorwerk/contract/languages';
import type { WordPressItem, WordPressSite } from './read-items.ts';

/** In which language an item is, and what its translation has in common with it. */
export type ItemLanguage = {
  /** Null where nothing says so. */
  readonly language: Language | null;
  /** One that this site hasn't got. */
  readonly foreign: string | null;
  readonly group: string;
};

function languageNamed(code: string | undefined): Language | null {
  const short = code?.trim().toLowerCase().split(/[-_]/)[0];
  return isLanguage(short) ? short : null;
}

/** Where WPML, its export and other plugins keep an item's language, and its group of translations. */
const LANGUAGE_FIELDS = ['_wpml_import_language_code', '_wpml_language', 'wpml_language', '_icl_language_code'];
const GROUP_FIELDS = ['_wpml_import_translation_group', '_wpml_trid', 'wpml_trid', '_icl_trid', 'trid'];

/** Fields by which plugins keep languages and translations, which are read. */
export const READ_FIELDS: readonly string[] = [...LANGUAGE_FIELDS, ...GROUP_FIELDS];

function fieldOf({ meta }: WordPressItem, names: readonly string[]): string | undefined {
  return names.map((name) => meta.get(name)?.trim()).find((value) => value !== undefined && value !== '');
}

/** The language that an item's address names: plugins put it before the path, or in the query. */
function addressLanguage({ texts }: WordPressItem): Language | null {
  const address = URL.parse(texts.get('link')?.trim() ?? '');
  const [, first] = address?.pathname.split('/') ?? [];
  return languageNamed(address?.searchParams.get('lang') ?? undefined) ?? (isLanguage(first) ? first : null);
}

/** Reads what Polylang's terms, WPML's fields, or its address say of an item. */
export function itemLanguage(item: WordPressItem): ItemLanguage {
  const term = (domain: string) => item.terms.find((each) => each.domain === domain)?.nicename;
  const code = term('language') ?? fieldOf(item, LANGUAGE_FIELDS);
  const language = code === undefined ? addressLanguage(item) : languageNamed(code);
  const id = item.meta.get('_icl_lang_duplicate_of')?.trim() || item.texts.get('wp:post_id')?.trim();
  return {
    language,
    foreign: language === null && code ? code : null,
    group: term('post_translations') ?? fieldOf(item, GROUP_FIELDS) ?? `post ${id}`,
  };
}

/** The language of the site, which is that of items of which nothing else is said. */
export function siteLanguage({ texts }: WordPressSite): Language {
  return languageNamed(texts.get('language')) ?? 'en';
}
