import type { Language } from '@kontorwerk/contract/languages';
import { SEARCH_QUERY_MAX } from '@kontorwerk/contract/search';
import type { SearchAnswer } from '../../app/content/search-answer.ts';
import type { Measures } from '../metrics/measures.ts';
import { asksQuestion } from './asked-question.ts';
import type { FollowedIndex } from './followed-index.ts';
import { queryWords } from './query.ts';
import { searchResult } from './search-result.ts';
import { ASKING_BOOSTS, preferenceOfOneWord } from './searched-page.ts';

/** Finds published pages. */
export type Search = {
  /** What is found for a query, whatever that is; the first `most` of it. */
  answer(query: string, language: Language, most: number): SearchAnswer;
};

/** What is searched for, without what nobody reads of it. */
function readQuery(query: string): string {
  return query.slice(0, SEARCH_QUERY_MAX).replaceAll(/\s+/g, ' ').trim();
}

/** Searches an index. Nothing is kept of what was looked for; that something was, and in vain, is counted. */
export function createSearch(index: Pick<FollowedIndex, 'of'>, measures: Pick<Measures, 'searched'>): Search {
  return {
    answer(given, language, most) {
      const query = readQuery(given);
      const words = queryWords(query, language);
      const { total, found, terms } = index.of(language).search(words, most, {
        boosts: asksQuestion(query, language) ? ASKING_BOOSTS : undefined,
        preferenceOf: words.length === 1 ? preferenceOfOneWord : undefined,
      });
      if (words.length > 0) measures.searched(language, total > 0);
      return { query, total, results: found.map((one) => searchResult(one, terms, language)) };
    },
  };
}
