import { inLanguage, languageOf, withoutLanguage } from '@kontorwerk/contract/address/address';
import { RedirectIndex } from '@kontorwerk/contract/address/redirect-index';
import { isOldAddress, resolveRedirect } from '@kontorwerk/contract/address/redirects';
import { expect, test } from 'vitest';
import { normalisePageAddress } from '#cms/kit/links/page-address.ts';
import { makeChainFollower } from './redirect-chains.ts';
import { findShortcuts } from './redirect-hooks.ts';

const siteUrl = 'https://www.example';

type Row = { readonly from: string; readonly to: string };
type Rows = Readonly<Record<string, string>>;

function way(from: string, to: string, rows: Rows) {
  const others = Object.entries(rows).map(([old, leads]) => ({ from: old, to: leads }));
  return makeChainFollower({ index: new RedirectIndex([...others, { from, to }]), siteUrl })({ from, to });
}

test.each<readonly [string, string, string, Rows, string]>([
  ['itself', '/a', '/A/?x=1', {}, '/a → /a'],
  ['itself, told by a query', '/a?id=1', '/a?id=1&x=1', {}, '/a?id=1 → /a?id=1'],
  ['two', '/a', '/b', { '/b': '/a' }, '/a → /b → /a'],
  ['three', '/a', '/b#place', { '/b': '/c', '/c': '/a' }, '/a → /b → /c → /a'],
  ['a circle behind it', '/a', '/b', { '/b': '/c', '/c': '/b' }, '/a → /b → /c → /b'],
  ['German ones', '/de/a', '/b', { '/de/b': '/de/c', '/de/c': '/a' }, '/de/a → /de/b → /de/c → /de/a'],
  ['itself, with the site’s name', '/a', 'https://www.example/a', {}, '/a → /a'],
  ['two, with the site’s name in one', '/a', '/b', { '/b': 'http://WWW.example/a?x=1' }, '/a → /b → /a'],
  ['a German link over an English one', '/b', '/a', { '/de/a': '/b' }, '/b → /de/a → /b'],
  ['a file', '/a.html', '/b.html', { '/b.html': '/a.html' }, '/a.html → /b.html → /a.html'],
  ['one that says more', '/a?id=1', '/b', { '/a': '/c', '/b': '/a?id=1' }, '/a?id=1 → /b → /a?id=1'],
])('a circle of %s is found, with all that are in it', (_which, from, to, rows, circle) => {
  expect(way(from, to, rows)).toEqual({ ends: false, told: circle });
});

test.each<readonly [string, string, Rows, string, boolean]>([
  ['a page', '/b', {}, '/b', false],
  ['a page, spelt otherwise', '/Projects/', {}, '/projects', false],
  ['a page over others', '/b', { '/b': '/c', '/c': '/d' }, '/d', true],
  ['a place over others', '/b?x=1#top', { '/b': '/c', '/c': '/d' }, '/d?x=1#top', true],
  ['a page over one with a query', '/b?id=1', { '/b?id=1': '/c', '/b': '/d' }, '/c', true],
  ['a document', 'pages:12', { '/b': '/a' }, 'pages:12', false],
  ['a document over others', '/b', { '/b': 'pages:12' }, 'pages:12', true],
  ['another site', 'https://example.org/a', { '/b': '/a' }, 'https://example.org/a', false],
  ['a page, with the site’s name', 'https://www.example/b', {}, '/b', false],
  ['a page beside a circle', '/b', { '/c': '/d', '/d': '/c' }, '/b', false],
  ['itself without the query it was told by', '/old', {}, '/old', false],
])('%s is where visitors arrive', (_where, to, rows, end, isOver) => {
  expect(way('/old?id=12', to, rows)).toEqual({ ends: true, to: end, isOver });
});

/** Counts the look-ups, so that following a chain repeatedly shows. */
function waysOf(rows: readonly Row[]) {
  const index = new RedirectIndex(rows);
  const looks = { count: 0 };
  const find = (address: string) => {
    looks.count += 1;
    return index.find(address);
  };
  return { wayOf: makeChainFollower({ index: { find }, siteUrl }), looks };
}

/** A seeded random generator, for the same order each time. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function shuffled<T>(all: readonly T[]): T[] {
  const next = random(7);
  return all
    .map((each) => ({ each, at: next(1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each);
}

const MANY = 10_000;

function chainOf(address: (at: number) => string): readonly Row[] {
  return Array.from({ length: MANY }, (_, at) => ({ from: address(at), to: address(at + 1) }));
}

const chain = chainOf((at) => `/zz-${at}`);

test.each([
  ['in order', chain],
  ['in reverse order', chain.toReversed()],
  ['shuffled', shuffled(chain)],
  ['told apart by their queries', chainOf((at) => `/article?id=${at}`)],
  ['with queries of their own', chainOf((at) => `/zz-${at}`).map(({ from, to }) => ({ from, to: `${to}?x=${from}` }))],
])('ten thousand in a chain, %s, are each looked up a few times', (_order, rows) => {
  const { wayOf, looks } = waysOf(rows);
  const ends = new Set(rows.map(wayOf).map((end) => end.ends && end.to));
  expect(ends.size).toBe(1);
  expect(looks.count).toBeLessThan(10 * rows.length);
});

test('ten thousand in a circle are each told with a few addresses of it', () => {
  const { wayOf, looks } = waysOf([...chain, { from: `/zz-${MANY}`, to: '/zz-0' }]);
  const told = chain.map(wayOf);
  expect(told[0]).toEqual({
    ends: false,
    told: '/zz-0 → /zz-1 → /zz-2 → /zz-3 → /zz-4 → /zz-5 → /zz-6 → /zz-7 → …',
  });
  expect(told.every(({ ends }) => !ends)).toBe(true);
  expect(looks.count).toBeLessThan(10 * chain.length);
});

test('a chain of ten thousand is straightened', () => {
  const ends = findShortcuts(
    chain.map((row, id) => ({ ...row, id })),
    siteUrl,
  );
  expect([ends.size, ...new Set(ends.values())]).toEqual([MANY - 1, `/zz-${MANY}`]);
});

test('one for a while to which its own way leads back is not made to lead to itself', () => {
  const rows = [
    { id: 1, from: '/a', to: '/b', status: '302' as const },
    { id: 2, from: '/b', to: '/a' },
  ];
  expect(findShortcuts(rows, siteUrl).size).toBe(0);
});

/** Follows redirects one by one, for as many steps as a chain without a loop can have. */
function endOf({ from, to }: Row, index: RedirectIndex<Row>, most: number): string | null {
  const language = languageOf(from);
  const spelt = (address: string) =>
    normalisePageAddress(address.startsWith(siteUrl) ? address.slice(siteUrl.length) : address);
  let at = spelt(to);
  for (let steps = 0; steps < most; steps += 1) {
    const next = isOldAddress(at) ? (index.find(withoutLanguage(at)) ?? index.find(inLanguage(at, language))) : null;
    if (next === null) return at;
    at = resolveRedirect(spelt(next.to), at, next.from);
  }
  return null;
}

test('each way ends where one comes who goes from one to the next, whatever is on it', () => {
  const next = random(1);
  const pick = (all: readonly string[]) => all[next(all.length)] ?? '';
  const address = () => `/de${pick(['/a', '/b', '/c', '/d', '/e', '/f.html', '/g'])}`;
  for (let round = 0; round < 1_000; round += 1) {
    const queries = round % 2 === 0 ? [''] : ['', '', '', '?id=1', '?id=1&x=2'];
    const to = () => pick([address(), address(), address(), 'pages:3', `${siteUrl}/de/b`, 'https://other.example/']);
    const end = () => to() + pick(['', '', '', '?x=2', '?id=1', '?y=3', '#top']);
    const rows = Array.from({ length: 1 + next(10) }, () => ({ from: address() + pick(queries), to: end() }));
    const index = new RedirectIndex(rows);
    const wayOf = makeChainFollower({ index, siteUrl });
    for (const row of rows) {
      const way = wayOf(row);
      if (index.find(row.from) === row)
        expect(way.ends ? way.to : null, JSON.stringify({ rows, row })).toEqual(endOf(row, index, 1_000));
    }
  }
});
