import { expect, test } from 'vitest';
import type { PageKey } from '../pages/page-keys.ts';
import { type ContentQuery, HELD_CARDS, parseContentQuery } from './content-query.ts';
import { normaliseDatesAndOrder } from './dated-entries.ts';
import type { ContentEntry, Section } from './entry.ts';
import { resolveQuery } from './query-resolution.ts';
import { readEntries } from './read-entries.ts';

/** Creates numbered cards, the first titled A0; every third is in another category. */
function cardsOf(name: string, count: number): readonly object[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `${name}-${at}`,
    title: `${name}${at}`,
    pro_category: at % 3 === 0 ? 'Shopify' : 'Apps',
    category: at % 2 === 0 ? 'Quality' : 'Development',
    location: at % 2 === 0 ? 'MUC' : 'DUI',
    date: new Date(Date.UTC(2020, 0, 1 + Math.floor(at / 2))).toISOString().slice(0, 10),
    html_field: `<p>${name}${at}</p>`,
  }));
}

const section = (component_name: string, name: string, count: number) => ({
  component_name,
  card_components: cardsOf(name, count),
});

const entriesOf = (...entries: readonly { readonly title: string; readonly meta: readonly unknown[] }[]) =>
  readEntries(
    entries.map((entry) => ({ ...entry, endpoint_call: 'state-1' })),
    (problem) => {
      throw new Error(JSON.stringify(problem));
    },
  );

const BLOG = entriesOf(
  { title: 'Other', meta: [section('ClientSlider', 'C', 30)] },
  { title: 'Blogs', meta: [section('ClientSlider', 'C', 30), section('News', 'P', 60), section('News', 'Q', 30)] },
);
const PROJECTS = entriesOf({
  title: 'Projects',
  meta: [section('ProjectSlider', 'A', 3), section('ProjectGrid', 'A', 40)],
});
const JOBS = entriesOf({ title: 'Career', meta: [section('CareerGrid', 'J', 50)] });

const answer = (key: PageKey, entries: readonly ContentEntry[], query: string): readonly ContentEntry[] | null =>
  resolveQuery(key, entries, parseContentQuery(new URLSearchParams(query)), []);

/** Summarises a section: its cards from the first to the last, and its window. */
function told({ card_components, window }: Section): string {
  const titles = card_components.map(({ title }) => title);
  const shown = titles.length > 5 ? `${titles[0]}…${titles.at(-1)}` : titles.join(' ');
  return window === null ? shown : `${shown}, ${window.start} of ${window.total}/${window.all}`;
}

const sections = (entries: readonly ContentEntry[] | null) =>
  entries?.map(({ title, meta }) => `${title}: ${meta.map(told).join(' | ')}`) ?? null;

test.each<[string, PageKey, readonly ContentEntry[], readonly string[]]>([
  ['', 'blog', BLOG, ['Other: C0…C29', 'Blogs: C0…C29 | P0…P59 | Q0…Q29']],
  ['cards=48', 'blog', BLOG, ['Other: C0…C29', 'Blogs: C0…C29 | P12…P59, 0 of 60/60 | Q0…Q29']],
  ['cards=48&start=48', 'blog', BLOG, ['Other: C0…C29', 'Blogs: C0…C29 | P0…P11, 48 of 60/60 | Q0…Q29']],
  ['entry=blogs', 'blog', BLOG, ['Blogs: C0…C29 | P0…P59 | Q0…Q29']],
  ['entry=Blogs&cards=24', 'blog', BLOG, ['Blogs: C0…C23, 0 of 30/30 | P48…P59, 0 of 60/60 | Q18…Q29, 0 of 30/30']],
  [
    'entry=Blogs&cards=24&start=12',
    'blog',
    BLOG,
    ['Blogs: C0…C23, 0 of 30/30 | P36…P47, 12 of 60/60 | Q18…Q29, 0 of 30/30'],
  ],
  ['entry=Blogs&cards=24&start=60', 'blog', BLOG, ['Blogs: C0…C23, 0 of 30/30 | , 60 of 60/60 | Q18…Q29, 0 of 30/30']],
  ['entry=Blogs&cards=24&last=4', 'blog', BLOG, ['Blogs: C0…C23, 0 of 30/30 | P56 P57 P58 P59 | Q26 Q27 Q28 Q29']],
  ['entry=Nothing&cards=24', 'blog', BLOG, []],
  ['entry=Projects&cards=3', 'projects', PROJECTS, ['Projects: A0 A1 A2 | A0 A1 A2, 0 of 40/40']],
  ['entry=Projects&cards=24&start=36', 'projects', PROJECTS, ['Projects: A0 A1 A2 | A36 A37 A38 A39, 36 of 40/40']],
  ['entry=Projects&cards=24&category=Shopify', 'projects', PROJECTS, ['Projects: A0 A1 A2 | A0…A39, 0 of 14/40']],
  [
    'entry=Projects&cards=4&start=4&category=Apps',
    'projects',
    PROJECTS,
    ['Projects: A0 A1 A2 | A7 A8 A10 A11, 4 of 26/40'],
  ],
  ['entry=Projects&cards=4&category=Knitting', 'projects', PROJECTS, ['Projects: A0 A1 A2 | A0 A1 A2 A3, 0 of 40/40']],
  ['entry=Career&cards=24&office=MUC&team=Quality', 'career', JOBS, ['Career: J0…J38, 0 of 25/50']],
  ['entry=Career&cards=24&office=MUC&team=Development', 'career', JOBS, ['Career: , 0 of 0/50']],
  [
    'entry=Blogs&cards=24&start=12&topic=Quality',
    'blog',
    BLOG,
    ['Blogs: C0…C23, 0 of 30/30 | P12…P34, 12 of 30/60 | Q18…Q29, 0 of 30/30'],
  ],
  ['card=p30', 'blog', BLOG, ['Blogs: P29 P30 P31 P32 P28, 30 of 90/90']],
  ['card=p0', 'blog', BLOG, ['Blogs: P0 P1 P2 Q28, 0 of 90/90']],
  ['card=q28', 'blog', BLOG, ['Blogs: Q27 Q28 Q29 P0 Q26, 88 of 90/90']],
  ['id=P-30', 'blog', BLOG, ['Blogs: P29 P30 P31 P32 P28, 30 of 90/90']],
  ['card=c3', 'blog', BLOG, []],
  ['card=p99', 'blog', BLOG, []],
  ['card=a39', 'projects', PROJECTS, ['Projects: A38 A39 A0 A1 A37, 39 of 40/40']],
  ['card=a1', 'contactus', PROJECTS, []],
])('the answer to "%s" of %s', (query, key, entries, expected) => {
  const given = answer(key, entries, query);
  expect(sections(given)).toEqual(expected);
  expect(given?.every(({ endpoint_call }) => endpoint_call === 'state-1')).toBe(true);
});

test('without a query the entries are what they were', () => {
  expect(answer('blog', BLOG, 'utm_source=mail')).toEqual(BLOG);
});

test('a set brings the texts of its cards, an entry none, and a card its own', () => {
  const textsOf = (query: string) =>
    answer('projects', PROJECTS, query)?.flatMap(({ meta }) =>
      meta.flatMap(({ card_components }) => card_components.flatMap(({ html_field }) => html_field || [])),
    );
  expect(textsOf('cards=2')).toEqual(['<p>A0</p>', '<p>A1</p>', '<p>A0</p>', '<p>A1</p>']);
  expect(textsOf('entry=Projects&cards=24')).toEqual([]);
  expect(textsOf('card=a5')).toEqual(['<p>A5</p>']);
});

test.each([
  [1, 'J0, 0 of 1/1'],
  [2, 'J0 J1, 0 of 2/2'],
  [3, 'J0 J2 J1, 0 of 3/3'],
  [4, 'J0 J2 J1 J3, 0 of 4/4'],
  [5, 'J0 J4 J2 J1, 0 of 5/5'],
  [9, 'J0 J8 J2 J6, 0 of 9/9'],
])('beside a job of %s stand those of its team, each once', (count, expected) => {
  const few = entriesOf({ title: 'Career', meta: [section('CareerGrid', 'J', count)] });
  expect(sections(answer('career', few, 'card=j0'))).toEqual([`Career: ${expected}`]);
});

test.each([
  [1, 'P0, 0 of 1/1'],
  [2, 'P1 P0, 0 of 2/2'],
  [3, 'P2 P0 P1, 0 of 3/3'],
  [4, 'P3 P0 P1 P2, 0 of 4/4'],
  [9, 'P8 P0 P1 P2 P6, 0 of 9/9'],
])('around a project of %s stand the one before, the next and those of its topic, each once', (count, expected) => {
  const few = entriesOf({ title: 'Projects', meta: [section('ProjectGrid', 'P', count)] });
  expect(sections(answer('projects', few, 'card=p0'))).toEqual([`Projects: ${expected}`]);
});

test.each([
  [1, 0, 'P0, 0 of 1/1'],
  [2, 0, 'P0 P1, 0 of 2/2'],
  [2, 1, 'P0 P1, 1 of 2/2'],
  [9, 0, 'P0 P1 P8 P2, 0 of 9/9'],
  [9, 4, 'P3 P4 P5 P6 P2, 4 of 9/9'],
  [9, 8, 'P7 P8 P0 P6, 8 of 9/9'],
])('of %s posts in time, around no. %s stand its neighbours and those of its topic', (count, at, expected) => {
  const few = entriesOf({ title: 'Blogs', meta: [section('News', 'P', count)] });
  expect(sections(answer('blog', few, `card=p${at}`))).toEqual([`Blogs: ${expected}`]);
});

test('a long list of posts offers its topics', () => {
  const [entry] = answer('blog', BLOG, 'entry=Blogs&cards=24') ?? [];
  const topics = entry?.meta.map(({ window }) => window?.choices.topic?.map(({ value }) => value));
  expect(topics).toEqual([undefined, ['Quality', 'Development'], ['Quality', 'Development']]);
});

test('a slice offers every choice of the whole list, a list that is no longer its own cards', () => {
  const offered = (query: string) =>
    answer('career', JOBS, query)?.map(({ meta }) =>
      meta.map(({ window }) => window && [window.choices.office, window.choices.team]),
    );
  const all = [
    ['MUC', 'DUI'].map((value) => ({ value, text: value })),
    ['Quality', 'Development'].map((value) => ({ value, text: value })),
  ];
  expect(offered('entry=Career&cards=1')).toEqual([[all]]);
  expect(offered('entry=Career&cards=20&start=40&team=Quality')).toEqual([[all]]);
  const short = entriesOf({ title: 'Career', meta: [section('CareerGrid', 'J', 20)] });
  const filtered = answer('career', short, 'entry=Career&cards=24&office=MUC');
  expect(sections(filtered)).toEqual(['Career: J0…J19']);
});

test('posts that nobody put in order are shown by their dates, of the same day the later one first', () => {
  const dates = ['2026-03-01', '', '2026-05-01', '2026-03-01', '2026-04-01'];
  const cards = dates.map((date, at) => ({ title: `${at}`, date }));
  const sent = entriesOf({ title: 'Blogs', meta: [{ component_name: 'News', card_components: cards }] });
  const entries = normaliseDatesAndOrder(sent, () => {});
  const windowAt = (start: number) => sections(answer('blog', entries, `cards=2&start=${start}`));
  expect([0, 2, 4].map(windowAt)).toEqual([['Blogs: 4 2, 0 of 5/5'], ['Blogs: 0 3, 2 of 5/5'], ['Blogs: 1, 4 of 5/5']]);
});

/** The part of a set that the site's server holds: the beginning of each list. */
const heldOf = (key: PageKey, entries: readonly ContentEntry[], cards: number): readonly ContentEntry[] => {
  const query: ContentQuery = { kind: 'set', cards, start: 0 };
  return resolveQuery(key, entries, query, []) ?? [];
};

test.each<[string, PageKey, readonly ContentEntry[]]>([
  ['cards=24', 'blog', BLOG],
  [`cards=${HELD_CARDS}`, 'blog', BLOG],
  ['entry=Blogs&cards=24', 'blog', BLOG],
  ['entry=Blogs&cards=24&start=36', 'blog', BLOG],
  ['entry=Blogs&cards=24&last=4', 'blog', BLOG],
  ['entry=Other', 'blog', BLOG],
  ['entry=Career&cards=24&start=20&office=LON', 'career', JOBS],
])('"%s" is answered the same from the first slices of a set', (query, key, entries) => {
  expect(answer(key, heldOf(key, entries, HELD_CARDS), query)).toEqual(answer(key, entries, query));
});

test.each<[string, PageKey, readonly ContentEntry[]]>([
  ['', 'blog', BLOG],
  ['cards=50', 'blog', BLOG],
  ['cards=24&start=30', 'blog', BLOG],
  ['entry=Blogs', 'blog', BLOG],
  ['entry=Blogs&cards=24&start=48', 'blog', BLOG],
  ['entry=Career&cards=24&office=MUC', 'career', JOBS],
  ['entry=Blogs&cards=24&topic=Quality', 'blog', BLOG],
  ['card=p59', 'blog', BLOG],
  ['id=P-59', 'blog', BLOG],
])('"%s" is not among the first slices of a set, and nothing else is given for it', (query, key, entries) => {
  expect(answer(key, heldOf(key, entries, HELD_CARDS), query)).toBeNull();
});
