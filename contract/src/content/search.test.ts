import { expect, test } from 'vitest';
import {
  formatSearchQuery,
  MORE_RESULTS,
  parseSearchQuery,
  RESULT_KINDS,
  RESULTS_SHOWN,
  type SearchQuery,
} from './search.ts';

const read = (query: string) => parseSearchQuery(new URLSearchParams(query));

test.each<[string, Partial<SearchQuery>]>([
  ['', { query: '', kind: null }],
  ['q=+shop+', { query: 'shop', kind: null }],
  ['q=shop&kind=job', { query: 'shop', kind: 'job' }],
  ['kind=question&q=shop&q=other', { query: 'shop', kind: 'question' }],
  ['q=shop&kind=', { query: 'shop', kind: null }],
  ['q=shop&kind=Job', { query: 'shop', kind: null }],
  ['q=shop&kind=constructor', { query: 'shop', kind: null }],
  ['q=shop&kind=nothing&kind=job', { query: 'shop', kind: null }],
  ['q=shop&shown=20', { query: 'shop', kind: null, shown: 20 }],
  ['q=shop&shown=50&kind=job', { query: 'shop', kind: 'job', shown: 50 }],
  ['q=shop&shown=60', { query: 'shop', kind: null }],
  ['q=shop&shown=1e9', { query: 'shop', kind: null }],
  ['q=shop&shown=020', { query: 'shop', kind: null }],
  ['q=shop&shown=', { query: 'shop', kind: null }],
])('"%s" searches for %j', (query, search) => {
  expect(read(query)).toEqual({ shown: RESULTS_SHOWN, ...search });
});

test.each([null, ...RESULT_KINDS])('an address that searches for results of kind %s is read as that', (kind) => {
  for (const shown of [RESULTS_SHOWN, ...MORE_RESULTS]) {
    const search: SearchQuery = { query: 'a & b', kind, shown };
    expect(read(formatSearchQuery(search).toString())).toEqual(search);
  }
});
