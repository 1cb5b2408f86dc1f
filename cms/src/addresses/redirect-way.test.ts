import { expect, test } from 'vitest';
import { type FindRedirects, MOST_REDIRECTS, wrongWay } from './redirect-way.ts';

type Rows = Readonly<Record<string, string>>;

/** Looks redirects up, and counts how often. */
function storing(rows: Rows) {
  const stored = new Map(Object.entries(rows));
  const asked = { times: 0 };
  const find: FindRedirects = async (keys) => {
    asked.times += 1;
    return keys.flatMap((from) => {
      const to = stored.get(from);
      return to === undefined ? [] : [{ from, to }];
    });
  };
  return { find, siteUrl: 'https://www.example', asked };
}

test.each<readonly [string, string, string, Rows, string]>([
  ['itself', '/a', '/A/?x=1', {}, '/a → /a'],
  ['two', '/a', '/b', { '/b': '/a' }, '/a → /b → /a'],
  ['three', '/a', '/b#place', { '/b': '/c', '/c': '/a' }, '/a → /b → /c → /a'],
  ['a circle behind it', '/a', '/b', { '/b': '/c', '/c': '/b' }, '/a → /b → /c → /b'],
  ['German ones', '/de/a', '/b', { '/de/b': '/de/c', '/de/c': '/a' }, '/de/a → /de/b → /de/c → /de/a'],
  ['itself, with the site’s name', '/a', 'https://www.example/a', {}, '/a → /a'],
  ['two, with the site’s name in one', '/a', '/b', { '/b': 'http://WWW.example/a?x=1' }, '/a → /b → /a'],
  ['a German link over an English one', '/b', '/a', { '/de/a': '/b' }, '/b → /de/a → /b'],
])('a circle of %s is found, with all that are in it', async (_which, from, to, rows, way) => {
  const wrong = await wrongWay({ from, to }, storing(rows));
  expect([wrong?.why, wrong?.way.join(' → ')]).toEqual(['circle', way]);
});

test.each<readonly [string, string, Rows]>([
  ['/b', 'a page', {}],
  ['/b', 'a page over others', { '/b': '/c', '/c': '/d' }],
  ['pages:12', 'a document', { '/b': '/a' }],
  ['https://example.org/a', 'another site', { '/b': '/a' }],
  ['https://www.example/b', 'a page, with the site’s name', {}],
  ['/b', 'a page beside a circle', { '/c': '/d', '/d': '/c' }],
])('%s leads to %s', async (to, _where, rows) => {
  expect(await wrongWay({ from: '/a', to }, storing(rows))).toBeNull();
});

test('a chain that browsers give up on is too long, and no more of ten thousand rows is read', async () => {
  const chain = (rows: number) => Object.fromEntries(Array.from({ length: rows }, (_, at) => [`/${at}`, `/${at + 1}`]));
  const endless = storing({ ...chain(10_000), '/10000': '/a' });
  expect(await wrongWay({ from: '/a', to: '/0' }, endless)).toMatchObject({ why: 'long' });
  expect(endless.asked.times).toBe(MOST_REDIRECTS);
  expect(await wrongWay({ from: '/a', to: '/0' }, storing(chain(MOST_REDIRECTS - 1)))).toBeNull();
});
