import { RESULT_KINDS, SEARCH_QUERY_MAX, type SearchQuery } from '@kontorwerk/contract/content/search';
import type { Language } from '@kontorwerk/contract/languages';
import type { KindCount, SearchAnswer } from '../../app/content/search-answer.ts';
import type { Measures } from '../base/measures.ts';
import { asksQuestion } from './asked-question.ts';
import type { FollowedIndex } from './followed-index.ts';
import { queryWords } from './query.ts';
import { searchResult } from './search-result.ts';
import { ASKING_BOOSTS, preferenceOfOneWord, resultKind } from './searched-page.ts';

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
export function createSearch(index: Pick<FollowedIndex, 'of'>, measures: Pick<Measures, 'searched'>): Search {
  return {
    answer(ask, language) {
      const query = readQuery(ask.query);
      const words = queryWords(query, language);
      const { total, found, terms, kinds } = index.of(language).search(words, ask.shown, {
        boosts: asksQuestion(query, language) ? ASKING_BOOSTS : undefined,
        preferenceOf: words.length === 1 ? preferenceOfOneWord : undefined,
        kindOf: resultKind,
        kind: ask.kind,
      });
      if (words.length > 0) measures.searched(language, total > 0);
      const counts = RESULT_KINDS.flatMap((kind): readonly KindCount[] => {
        const count = kinds.get(kind);
        return count === undefined ? [] : [{ kind, count }];
      });
      const kind = counts.some((of) => of.kind === ask.kind) ? ask.kind : null;
      return { query, kind, kinds: counts, total, results: found.map((one) => searchResult(one, terms, language)) };
    },
  };
}
