import { languageOf } from '@kontorwerk/contract/address/address';
import { RESULT_KINDS, SEARCH_QUERY_MAX, type SearchQuery } from '@kontorwerk/contract/content/search';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { KindCount, NearestPage, SearchAnswer } from '../../app/content/search-answer.ts';
import { SEARCH_LIMITS } from '../base/limits.ts';
import type { Log } from '../base/log.ts';
import type { Metrics } from '../base/metrics.ts';
import type { Directory } from '../directory/directory.ts';
import { createLazyIndex, createLiveIndex, type LiveIndex } from './live-index.ts';
import { isQuestionQuery, parseQuery } from './query.ts';
import { buildSearchResult } from './search-result.ts';
import {
  addressWords,
  createPageIndexing,
  NAME_BOOSTS,
  NAME_INDEXING,
  oneWordPreference,
  pageKind,
  QUESTION_BOOSTS,
  resultKind,
} from './searched-page.ts';

/** Returns the pages that an address without a page may mean. */
type NearestPages = (path: string) => readonly NearestPage[];

/** Addresses that no visitor types for a page: files, hidden files, and the probes of scanners. */
const NO_PAGE = /\.[a-z0-9]{1,8}$|\/\.|\/(?:wp-|cgi-bin|vendor|phpmyadmin)|[^\p{L}\p{N}\p{M}/_\-. +'’&:]/iu;

/** The longest address that may be a page's. */
const ADDRESS_MAX = 120;

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '%';
  }
}

/** Finds pages by the words of an address, in their titles and addresses. */
export function createNearestPages(index: Pick<LiveIndex, 'of'>): NearestPages {
  function findNearest(language: Language, path: string): readonly NearestPage[] {
    const words = parseQuery(addressWords(path), language).slice(-SEARCH_LIMITS.wordsOfAddress);
    const { words: matched, best } = index.of(language).search(words, SEARCH_LIMITS.nearest, { boosts: NAME_BOOSTS });
    // One word of many is a coincidence.
    if (matched * 2 < words.length) return [];
    return best.map(({ document: { path: to, title, page } }) => ({ path: to, title, kind: pageKind(page) }));
  }

  return (path) => {
    if (path.length > ADDRESS_MAX || NO_PAGE.test(decodePath(path))) return [];
    const own = languageOf(path);
    // A visitor who types an address may omit the language: `/impressum`.
    for (const language of [own, ...LANGUAGES.filter((other) => other !== own)]) {
      const pages = findNearest(language, path);
      if (pages.length > 0) return pages;
    }
    return [];
  };
}

/** The search in published pages. */
export type Search = {
  /** Returns the first results for any query. If there are none of the wanted kind, every kind is listed. */
  answer(ask: SearchQuery, language: Language): SearchAnswer;
};

/** Normalises a query. */
function readQuery(query: string): string {
  return query.slice(0, SEARCH_QUERY_MAX).replaceAll(/\s+/g, ' ').trim();
}

/** Creates the search. Queries aren't stored; only their number and their success are counted. */
export function createSearch(index: Pick<LiveIndex, 'of'>, metrics: Pick<Metrics, 'countSearch'>): Search {
  return {
    answer(ask, language) {
      const query = readQuery(ask.query);
      const words = parseQuery(query, language);
      const { total, best, terms, kinds } = index.of(language).search(words, ask.shown, {
        boosts: isQuestionQuery(query, language) ? QUESTION_BOOSTS : undefined,
        preferenceOf: words.length === 1 ? oneWordPreference : undefined,
        kindOf: resultKind,
        kind: ask.kind,
      });
      if (words.length > 0) metrics.countSearch(language, total > 0);
      const counts = RESULT_KINDS.flatMap((kind): readonly KindCount[] => {
        const count = kinds.get(kind);
        return count === undefined ? [] : [{ kind, count }];
      });
      const kind = counts.some((of) => of.kind === ask.kind) ? ask.kind : null;
      return {
        query,
        kind,
        kinds: counts,
        total,
        results: best.map((one) => buildSearchResult(one, terms, language)),
      };
    },
  };
}

/** The search services: pages by a query, and by an address without a page. */
export type SearchServices = { readonly search: Search; readonly nearest: NearestPages };

/** Both services, with the index that follows the content. */
export type RunningSearchServices = SearchServices & {
  stop(): void;
};

type SearchServicesOptions = {
  readonly directory: Pick<Directory, 'entries' | 'onChange'>;
  readonly metrics: Pick<Metrics, 'countSearch'>;
  readonly clock: () => number;
  readonly log: Log;
  /** Whether another process answers searches: then only the pages' names are indexed. */
  readonly namesOnly?: boolean;
};

/** Starts indexing. */
export function startSearchServices({
  directory,
  metrics,
  clock,
  log,
  namesOnly = false,
}: SearchServicesOptions): RunningSearchServices {
  // One index for both: a second one of the names took a quarter of the memory of a site with ten thousand pages.
  const pages = namesOnly
    ? createLazyIndex(directory, NAME_INDEXING, { log })
    : createLiveIndex(directory, createPageIndexing(clock), { log });
  return { search: createSearch(pages, metrics), nearest: createNearestPages(pages), stop: pages.stop };
}
