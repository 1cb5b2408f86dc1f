import { expect, test } from 'vitest';
import { RESULT_KINDS, readSearchAsk, type SearchAsk, searchParameters } from './search.ts';

const read = (query: string) => readSearchAsk(new URLSearchParams(query));

test.each<[string, SearchAsk]>([
  ['', { query: '', kind: null }],
  ['q=+shop+', { query: 'shop', kind: null }],
  ['q=shop&kind=job', { query: 'shop', kind: 'job' }],
  ['kind=question&q=shop&q=other', { query: 'shop', kind: 'question' }],
  ['q=shop&kind=', { query: 'shop', kind: null }],
  ['q=shop&kind=Job', { query: 'shop', kind: null }],
  ['q=shop&kind=constructor', { query: 'shop', kind: null }],
  ['q=shop&kind=nothing&kind=job', { query: 'shop', kind: null }],
])('"%s" searches for %j', (query, ask) => {
  expect(read(query)).toEqual(ask);
});

test.each([null, ...RESULT_KINDS])('an address that searches for results of kind %s is read as that', (kind) => {
  const ask: SearchAsk = { query: 'a & b', kind };
  expect(read(searchParameters(ask).toString())).toEqual(ask);
});
