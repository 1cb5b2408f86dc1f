import { RedirectIndex } from '@kontorwerk/contract/redirect-index';
import { expect, test } from 'vitest';
import { toldCircle, wayOf } from './redirect-way.ts';
import { RedirectWays } from './redirect-ways.ts';
import { straightened } from './straighten.ts';

const siteUrl = 'https://www.example';

type Row = { readonly from: string; readonly to: string };

/** Counts how often anybody is looked up, so that following a way again and again shows. */
function waysOf(rows: readonly Row[]) {
  const index = new RedirectIndex(rows);
  const looks = { count: 0 };
  const find = (address: string) => {
    looks.count += 1;
    return index.find(address);
  };
  return { ways: new RedirectWays(rows, { index: { find }, siteUrl }), looks };
}

/** The same ones in the same disorder each time. */
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

const chain = Array.from({ length: 10_000 }, (_, at) => ({ from: `/zz-${at}`, to: `/zz-${at + 1}` }));

test.each([
  ['in order', chain],
  ['in reverse order', chain.toReversed()],
  ['shuffled', shuffled(chain)],
])('ten thousand in a chain, %s, are each looked up a few times', (_order, rows) => {
  const { ways, looks } = waysOf(rows);
  const ends = new Set(rows.map((row) => ways.endOf(row)).map((end) => end.ends && end.to));
  expect(ends).toEqual(new Set(['/zz-10000']));
  expect(looks.count).toBeLessThan(10 * rows.length);
});

test('ten thousand in a circle are each told with a few addresses of it', () => {
  const { ways, looks } = waysOf([...chain, { from: '/zz-10000', to: '/zz-0' }]);
  const told = chain.map((row) => ways.endOf(row));
  expect(told[0]).toEqual({
    ends: false,
    told: '/zz-0 → /zz-1 → /zz-2 → /zz-3 → /zz-4 → /zz-5 → /zz-6 → /zz-7 → …',
  });
  expect(told.every(({ ends }) => !ends)).toBe(true);
  expect(looks.count).toBeLessThan(10 * chain.length);
});

test('a chain of ten thousand is straightened', () => {
  const ends = straightened(
    chain.map((row, id) => ({ ...row, id })),
    siteUrl,
  );
  expect([ends.size, ...new Set(ends.values())]).toEqual([9_999, '/zz-10000']);
});

test('each way ends where it does when it is followed by itself, whatever is on it', () => {
  const next = random(1);
  const pick = (all: readonly string[]) => all[next(all.length)] ?? '';
  const address = () => pick(['', '/de']) + pick(['/a', '/b', '/c', '/d', '/e', '/f.html', '/g']);
  for (let round = 0; round < 1_000; round += 1) {
    const queries = round % 2 === 0 ? [''] : ['', '', '', '?id=1', '?id=1&x=2'];
    const to = () => pick([address(), address(), address(), 'pages:3', `${siteUrl}/b`, 'https://other.example/']);
    const end = () => to() + pick(['', '', '', '?x=2', '?id=1', '?y=3', '#top']);
    const rows = Array.from({ length: 1 + next(10) }, () => ({ from: address() + pick(queries), to: end() }));
    const index = new RedirectIndex(rows.filter(() => next(4) > 0));
    const ways = new RedirectWays(rows, { index, siteUrl });
    for (const row of rows) {
      const way = wayOf(row, { index, siteUrl });
      const expected = way.ends
        ? { ends: true, to: way.to, isOver: way.over.length > 0 }
        : { ends: false, told: toldCircle(way.way) };
      expect(ways.endOf(row), JSON.stringify({ rows, row })).toEqual(expected);
    }
  }
});
