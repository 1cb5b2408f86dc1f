import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { SEARCH_QUERIES } from '../../e2e/support/pages/search-queries.ts';
import { createNearestPages, createSearch } from '../../site/server/search/search.ts';
import { createPageIndexing, type SearchedPage } from '../../site/server/search/searched-page.ts';
import type { Bench, Measured, Part } from '../base/part.ts';
import { manyPages, pagesOf } from '../measures/search-pages.ts';
import { type Filled, filledIndex, type Times, timesOf } from '../measures/search-times.ts';
import type { Cell } from '../report/table.ts';

const PAGES = 10_000;
const RESULTS = 30;

/** The target of a search, in milliseconds. */
const MOST_MS = 30;

const row = (name: string, { took, longest, memory }: Filled, times: Times): readonly Cell[] => [
  name,
  took,
  longest,
  memory,
  times.median,
  times.p99,
  times.longest,
];

/**
 * The rows of one language, and its longest search in milliseconds. A separate scope per language, so that one's memory
 * doesn't count for the next.
 */
async function rowsOf(language: Language, sample: readonly SearchedPage[], pages: readonly SearchedPage[]) {
  const whole = await filledIndex(language, createPageIndexing(Date.now), pages);
  const search = createSearch({ of: () => whole.index }, { countSearch() {} });
  const queries = SEARCH_QUERIES[language].map(([query]) => query);
  const answers = timesOf((query) => search.answer({ query, kind: null, shown: RESULTS }, language), queries);
  const wrong = sample.map(({ path }) => path.replace(/(.{3})(.)$/, '$2$1'));
  const nearest = timesOf(createNearestPages({ of: () => whole.index }), wrong);
  const rows = [row(`a search, ${language}`, whole, answers), row(`a wrong address, ${language}`, whole, nearest)];
  return { rows, longest: answers.longest };
}

async function measure({ stack }: Bench): Promise<Measured> {
  const sample = await pagesOf((await stack()).cmsUrl);
  const many = { en: manyPages(sample.en, PAGES), de: manyPages(sample.de, PAGES) };
  const rows: (readonly Cell[])[] = [];
  let longest = 0;
  for (const language of LANGUAGES) {
    const of = await rowsOf(language, sample[language], many[language]);
    rows.push(...of.rows);
    longest = Math.max(longest, of.longest);
  }
  const columns = ['what', 'indexing, ms', 'at a time, ms', 'MB', 'median, ms', 'p99, ms', 'longest, ms'];
  const tables = [{ title: `With ${PAGES.toLocaleString('en')} pages of each language`, columns, rows }];
  return { tables, goals: [{ what: 'the longest search, ms', measured: longest, most: MOST_MS }] };
}

export const searchPart: Part = {
  name: 'search',
  about:
    '10,000 pages made of the sample, and the queries of `e2e/support/pages/search-queries.ts`, each five times; processor time.',
  measure,
};
