import type { Language } from '@kontorwerk/contract/languages';
import { RESULT_KINDS, SEARCH_QUERY_MAX, type SearchAsk } from '@kontorwerk/contract/search';
import type { KindCount, SearchAnswer } from '../../app/content/search-answer.ts';
import type { Measures } from '../metrics/measures.ts';
import { asksQuestion } from './asked-question.ts';
import type { FollowedIndex } from './followed-index.ts';
import { queryWords } from './query.ts';
import { searchResult } from './search-result.ts';
import { ASKING_BOOSTS, preferenceOfOneWord, resultKind } from './searched-page.ts';

/** Finds published pages. */
export type Search = {
  /**
   * What is found for a query, whatever that is; the first of it, as many as are wanted. Where there is nothing of the kind that is
   * wanted, every kind is listed.
   */
  answer(ask: SearchAsk, language: Language): SearchAnswer;
};

/** What is searched for, without what nobody reads of it. */
function readQuery(query: string): string {
  return query.slice(0, SEARCH_QUERY_MAX).replaceAll(/\s+/g, ' ').trim();
}

/** Searches an index. Nothing is kept of what was looked for; that something was, and in vain, is counted. */
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
