import { expect, test } from 'vitest';
import { parseContentQuery } from './content-query.ts';
import { normaliseDatesAndOrder } from './dated-entries.ts';
import type { ContentEntry } from './entry.ts';
import { sortNewestFirst } from './post-order.ts';
import { resolveQuery } from './query-resolution.ts';
import { type ReadProblem, readEntries } from './read-entries.ts';
import newestFirstOver48 from './testing/posts-newest-first.json' with { type: 'json' };
import wordpressDates from './testing/wordpress-dates.json' with { type: 'json' };

function read(answer: unknown) {
  const problems: ReadProblem[] = [];
  const report = (problem: ReadProblem) => problems.push(problem);
  return { entries: normaliseDatesAndOrder(readEntries(answer, report), report), problems };
}

type Sent = { readonly title: string; readonly date?: unknown };

const listOf = (component_name: string, card_components: readonly object[]) => [
  { title: 'Home', meta: [{ component_name, card_components }] },
];

/** Cards of a list, titled with one letter each, with their days. */
const posts = (...cards: readonly string[]): readonly Sent[] =>
  cards.map((card) => {
    const [title = '', date = ''] = card.split(' ');
    return { title, date };
  });

const cardsIn = (entries: readonly ContentEntry[]) => entries.flatMap(({ meta }) => meta[0]?.card_components ?? []);

/** The titles of a list in display order. */
const shown = (sent: readonly Sent[]) =>
  sortNewestFirst(cardsIn(read(listOf('News', sent)).entries))
    .map(({ title }) => title)
    .join('');

test("WordPress's dates of a blog and a project are read, and the newest post is shown first", () => {
  const { entries, problems } = read(wordpressDates);
  const [blog, projects] = entries.map(({ meta }) => meta[0]?.card_components ?? []);
  expect(sortNewestFirst(blog ?? []).map(({ title, date }) => `${title} ${date}`)).toEqual([
    'English 2024-05-04',
    'MySQL 2024-05-03',
    'ACF 2024-05-02',
    'Newest 2024-05-01',
    'Middle 2023-06-15',
    'Oldest 2021-12-31',
  ]);
  expect(projects?.map(({ date }) => date)).toEqual(['2023-11-15']);
  expect(problems).toEqual([]);
});

test.each([
  ['dated upwards', posts('A 2024-01-01', 'B 2024-02-01', 'C 2024-03-01'), 'CBA'],
  ['sent newest first', posts('A 2024-03-01', 'B 2024-02-01', 'C 2024-01-01'), 'ABC'],
  ['in no order', posts('A 2024-02-01', 'B 2024-03-01', 'C 2024-01-01', 'D 2024-04-01'), 'DBAC'],
  ['without dates', posts('A', 'B', 'C'), 'ABC'],
  ['with dates that nobody can read', posts('A soon', 'B later', 'C never'), 'ABC'],
  ['with one date', posts('A', 'B 2024-01-01', 'C'), 'ABC'],
  ['newest first, one without a date', posts('A 2024-03-01', 'B soon', 'C 2024-01-01'), 'ABC'],
  ['upwards, one without a date', posts('A 2024-01-01', 'B', 'C 2024-03-01'), 'CBA'],
  ['newest first, without dates at its ends', posts('A', 'B 2024-03-01', 'C 2024-01-01', 'D'), 'ABCD'],
  ['in no order, two without dates', posts('A', 'B 2024-02-01', 'C 2024-03-01', 'D', 'E 2024-01-01'), 'CBEAD'],
  ['upwards, two of one day', posts('A 2024-01-01', 'B 2024-02-01', 'C 2024-02-01'), 'CBA'],
  ['newest first, two of one day', posts('A 2024-02-01', 'B 2024-02-01', 'C 2024-01-01'), 'ABC'],
])('a list %s', (_what, sent, expected) => {
  expect(shown(sent)).toBe(expected);
  // The result is read again from the snapshot.
  const { entries } = read(listOf('News', sent));
  expect(read(entries).entries).toEqual(entries);
});

test.each([
  ['newest first', newestFirstOver48['GET /wp-json/bc/v1/homepage'], 'Note 57 Note 58 Note 59 Note 60'],
  ['without dates', listOf('News', posts(...'ABCDEFG')), 'D E F G'],
  [
    'of which the first has no date',
    listOf('News', posts('A', 'B 2024-03-02', 'C 2024-03-01', 'D', 'E 2024-01-01')),
    'D C B A',
  ],
])('the last four of a list %s are the newest, or else the last ones sent', (_what, sent, titles) => {
  const { entries } = read(sent);
  const ask = parseContentQuery(new URLSearchParams('entry=home&cards=24&last=4'));
  const told = cardsIn(resolveQuery('homepage', entries, ask, []) ?? []).map(({ title }) => title);
  expect(told.join(' ')).toBe(titles);
});

test.each(['News', 'GridBlocks'])('a long list of %s without dates is cut in the order sent', (kind) => {
  const sent = Array.from({ length: 60 }, (_, at) => ({ title: `P${at}` }));
  const { entries } = read(listOf(kind, kind === 'News' ? sent : sent.slice(0, 24)));
  const ask = parseContentQuery(new URLSearchParams('entry=home&cards=24'));
  const told = sortNewestFirst(cardsIn(resolveQuery('homepage', entries, ask, []) ?? []));
  expect([told[0]?.title, told[11]?.title]).toEqual(['P0', 'P11']);
});

test('the last ones without dates are asked for where only the beginning of their list is held', () => {
  const { entries } = read(
    listOf(
      'News',
      Array.from({ length: 60 }, (_, at) => ({ title: `P${at}` })),
    ),
  );
  const held = resolveQuery('homepage', entries, parseContentQuery(new URLSearchParams('cards=48')), []) ?? [];
  expect(
    resolveQuery('homepage', held, parseContentQuery(new URLSearchParams('entry=home&cards=24&last=4')), []),
  ).toBeNull();
});

test('every date of a card is read as exactly as it is shown, and what is none is reported', () => {
  const job = {
    title: 'J',
    date: 'Mai 2026',
    posted: 1_714_775_400,
    valid_through: '31.02.2026',
    modified: '4 May 2024',
  };
  const answer = [
    {
      title: 'Career',
      modified: '2026-03-31 10:15:00',
      meta: [
        { component_name: 'CareerGrid', card_components: [job, { title: 'K', date: 'ab sofort', modified: '?' }] },
        { component_name: 'ProjectGrid', card_components: [{ date: '2024' }, { date: '15.1' }, { date: 'Marc' }] },
        { component_name: 'CertificateSlider', card_components: [{ date: 'May 2024' }, { date: '2024' }] },
        { component_name: 'HireGrid', card_components: [{ date: 'always' }] },
      ],
    },
  ];
  const { entries, problems } = read(answer);
  const [entry] = entries;
  expect(entry?.modified).toBe('2026-03-31T08:15:00.000Z');
  const lists = entry?.meta.map(({ card_components }) => card_components) ?? [];
  expect(lists.map((cards) => cards.map(({ date }) => date))).toEqual([
    ['2026-05-01', ''],
    ['2024', '', ''],
    ['2024-05-01', ''],
    ['always'],
  ]);
  const [first, second] = lists[0] ?? [];
  expect(first).toMatchObject({ posted: '2024-05-04', modified: '2024-05-04T12:00:00.000Z' });
  expect(first).not.toHaveProperty('valid_through');
  expect(second).not.toHaveProperty('modified');
  const at = 'entry "Career".meta';
  expect(problems).toEqual(
    [
      [`${at}[0].card_components[0].valid_through`, '31.02.2026'],
      [`${at}[0].card_components[1].date`, 'ab sofort'],
      [`${at}[0].card_components[1].modified`, '?'],
      [`${at}[1].card_components[1].date`, '15.1'],
      [`${at}[1].card_components[2].date`, 'Marc'],
      [`${at}[2].card_components[1].date`, '2024'],
    ].map(([place, text]) => ({ at: place, problem: `“${text}” is no date that can be read` })),
  );
});

test('dates with slashes are read by the others of the same set', () => {
  const { entries } = read(listOf('News', posts('A 05/04/2024', 'B 31/12/2023')));
  expect(cardsIn(entries).map(({ date }) => date)).toEqual(['2023-12-31', '2024-04-05']);
});

test('cards of our own CMS stay the very same objects', () => {
  const sent = readEntries(
    listOf('News', [
      { title: 'A', date: '2024-05-03', modified: '2026-03-31T10:15:00.000Z' },
      { title: 'B', date: '2024-05-04' },
    ]),
    () => {},
  );
  const [section] = normaliseDatesAndOrder(sent, () => {})[0]?.meta ?? [];
  expect(section).toBe(sent[0]?.meta[0]);
});
