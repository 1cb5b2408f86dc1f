import { isLanguage, type Language } from '@kontorwerk/contract/languages';
import type { WordPressItem, WordPressSite } from './export-items.ts';

/** The language of an item, and what links it to its translation. */
export type ItemLanguage = {
  /** Null if unknown. */
  readonly language: Language | null;
  /** A language that this site lacks. */
  readonly foreign: string | null;
  readonly group: string;
};

function parseLanguage(code: string | undefined): Language | null {
  const short = code?.trim().toLowerCase().split(/[-_]/)[0];
  return isLanguage(short) ? short : null;
}

/** The fields in which WPML, its export and other plugins store an item's language and its group of translations. */
const LANGUAGE_FIELDS = ['_wpml_import_language_code', '_wpml_language', 'wpml_language', '_icl_language_code'];
const GROUP_FIELDS = ['_wpml_import_translation_group', '_wpml_trid', 'wpml_trid', '_icl_trid', 'trid'];

/** Plugins' fields of languages and translations, which are read. */
export const READ_FIELDS: readonly string[] = [...LANGUAGE_FIELDS, ...GROUP_FIELDS];

function findField({ meta }: WordPressItem, names: readonly string[]): string | undefined {
  return names.map((name) => meta.get(name)?.trim()).find((value) => value !== undefined && value !== '');
}

/** Returns the language in an item's address: plugins put it before the path, or in the query. */
function detectAddressLanguage({ texts }: WordPressItem): Language | null {
  const address = URL.parse(texts.get('link')?.trim() ?? '');
  const [, first] = address?.pathname.split('/') ?? [];
  return parseLanguage(address?.searchParams.get('lang') ?? undefined) ?? (isLanguage(first) ? first : null);
}

/** Reads an item's language from Polylang's terms, WPML's fields, or its address. */
export function detectItemLanguage(item: WordPressItem): ItemLanguage {
  const term = (domain: string) => item.terms.find((each) => each.domain === domain)?.nicename;
  const code = term('language') ?? findField(item, LANGUAGE_FIELDS);
  const language = code === undefined ? detectAddressLanguage(item) : parseLanguage(code);
  const id = item.meta.get('_icl_lang_duplicate_of')?.trim() || item.texts.get('wp:post_id')?.trim();
  return {
    language,
    foreign: language === null && code ? code : null,
    group: term('post_translations') ?? findField(item, GROUP_FIELDS) ?? `post ${id}`,
  };
}

/** Returns the site's language, the default of its items. */
export function detectSiteLanguage({ texts }: WordPressSite): Language {
  return parseLanguage(texts.get('language')) ?? 'en';
}
