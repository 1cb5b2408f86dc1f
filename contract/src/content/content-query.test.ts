import { expect, test } from 'vitest';
import {
  type ContentQuery,
  formatContentQuery,
  HELD_CARDS,
  PAGE_CARDS,
  parseContentQuery,
  SLICE_MAX,
  WHOLE_SET_QUERY,
} from './content-query.ts';
import { LIST_KINDS } from './list-kinds.ts';

const set = (cards: number | null, start = 0): ContentQuery => ({ kind: 'set', cards, start });
const entry = (asked: Partial<Extract<ContentQuery, { kind: 'entry' }>>): ContentQuery => ({
  kind: 'entry',
  entry: 'Blogs',
  cards: null,
  start: 0,
  last: null,
  filters: {},
  ...asked,
});

test.each<[string, ContentQuery]>([
  ['', WHOLE_SET_QUERY],
  ['cards=48', set(48)],
  ['cards=48&start=96', set(48, 96)],
  ['entry=Blogs', entry({})],
  ['entry=Blogs&cards=24', entry({ cards: 24 })],
  ['entry=Blogs&cards=24&start=36', entry({ cards: 24, start: 36 })],
  ['entry=Blogs&cards=24&last=4', entry({ cards: 24, last: 4 })],
  [
    'entry=Career&cards=24&start=20&office=MUC&team=Quality+%26+Tests',
    entry({ entry: 'Career', cards: 24, start: 20, filters: { office: 'MUC', team: 'Quality & Tests' } }),
  ],
  ['card=tea-house', { kind: 'card', by: 'card', value: 'tea-house' }],
  ['id=project-7', { kind: 'card', by: 'id', value: 'project-7' }],
])('"%s" is a query, and is written so', (query, ask) => {
  expect(parseContentQuery(new URLSearchParams(query))).toEqual(ask);
  expect(formatContentQuery(ask)).toBe(query === '' ? '' : `?${query}`);
});

test.each<[string, ContentQuery]>([
  ['cards=0', WHOLE_SET_QUERY],
  ['cards=-4', WHOLE_SET_QUERY],
  ['cards=1.5', WHOLE_SET_QUERY],
  ['cards=many', WHOLE_SET_QUERY],
  ['cards=', WHOLE_SET_QUERY],
  ['start=12', WHOLE_SET_QUERY],
  ['utm_source=mail', WHOLE_SET_QUERY],
  ['category=Shopify', WHOLE_SET_QUERY],
  ['card=&entry=&id=', WHOLE_SET_QUERY],
  ['cards=12&start=-1', set(12)],
  ['cards=12&start=1e3', set(12)],
  ['cards=12&cards=13', set(12)],
  ['cards=1000', set(SLICE_MAX)],
  ['cards=12&start=99999999999999', set(12, 1_000_000)],
  ['entry=Blogs&start=12&office=MUC', entry({})],
  ['entry=Blogs&card=a', { kind: 'card', by: 'card', value: 'a' }],
  [`card=${'a'.repeat(5_000)}`, { kind: 'card', by: 'card', value: 'a'.repeat(1_000) }],
])('what is malformed, unknown or out of bounds in %.40s is passed over', (query, ask) => {
  expect(parseContentQuery(new URLSearchParams(query))).toEqual(ask);
});

test('what is held of a list, and what a page asks for, is enough for the pages of every kind', () => {
  const most = Math.max(...Object.values(LIST_KINDS).map(({ onPage }) => onPage));
  expect(PAGE_CARDS).toBe(most);
  expect(HELD_CARDS).toBeGreaterThanOrEqual(PAGE_CARDS);
  expect(SLICE_MAX).toBeGreaterThanOrEqual(HELD_CARDS);
});
