import { languageOf } from '@kontorwerk/contract/address/address';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { NearestPage } from '../../app/content/search-answer.ts';
import { SEARCH_LIMITS } from '../base/limits.ts';
import type { FollowedIndex } from './followed-index.ts';
import { pageKind } from './page-kind.ts';
import { queryWords } from './query.ts';
import { addressWords, NAME_BOOSTS } from './searched-page.ts';

/** Returns the pages that an address without a page may mean. */
export type NearestPages = (path: string) => readonly NearestPage[];

/** Addresses that no visitor types for a page: files, hidden files, and the probes of scanners. */
const NO_PAGE = /\.[a-z0-9]{1,8}$|\/\.|\/(?:wp-|cgi-bin|vendor|phpmyadmin)|[^\p{L}\p{N}\p{M}/_\-. +'’&:]/iu;

/** The longest address that may be a page's. */
const ADDRESS_MAX = 120;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '%';
  }
}

/** Finds pages by the words of an address, in their titles and addresses. */
export function createNearestPages(index: Pick<FollowedIndex, 'of'>): NearestPages {
  function nearestIn(language: Language, path: string): readonly NearestPage[] {
    const words = queryWords(addressWords(path), language).slice(-SEARCH_LIMITS.wordsOfAddress);
    const { words: had, found } = index.of(language).search(words, SEARCH_LIMITS.nearest, { boosts: NAME_BOOSTS });
    // One word of many is a coincidence.
    if (had * 2 < words.length) return [];
    return found.map(({ document: { path: to, title, page } }) => ({ path: to, title, kind: pageKind(page) }));
  }

  return (path) => {
    if (path.length > ADDRESS_MAX || NO_PAGE.test(decoded(path))) return [];
    const own = languageOf(path);
    // A visitor who types an address may omit the language: `/impressum`.
    for (const language of [own, ...LANGUAGES.filter((other) => other !== own)]) {
      const pages = nearestIn(language, path);
      if (pages.length > 0) return pages;
    }
    return [];
  };
}
