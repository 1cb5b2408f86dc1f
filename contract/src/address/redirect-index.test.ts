import { expect, test } from 'vitest';
import { RedirectIndex } from './redirect-index.ts';

const index = new RedirectIndex(
  [
    '/old',
    '/seite.html',
    '/blog/feed.xml',
    '/wp-content/plan.pdf',
    '/de/über-uns',
    '/index.php?id=12',
    '/index.php?L=1&id=12',
    '/index.php?id=13',
    '/?p=5',
    '/shop?q=ü',
  ].map((from) => ({ from, to: '/new' })),
);

test.each([
  ['/old', '/old'],
  ['/OLD/', '/old'],
  ['//old//', '/old'],
  ['/en/old', '/old'],
  ['/old?utm_source=x#top', '/old'],
  ['/de/old', undefined],
  ['/Seite.HTML', '/seite.html'],
  ['/blog/feed.xml', '/blog/feed.xml'],
  ['/wp-content/plan.pdf', '/wp-content/plan.pdf'],
  // Composed, decomposed, unencoded, and in Latin-1.
  ['/de/%C3%BCber-uns', '/de/über-uns'],
  ['/de/u%CC%88ber-uns', '/de/über-uns'],
  ['/de/Über-Uns/', '/de/über-uns'],
  ['/de/%FCber-uns', '/de/über-uns'],
  // Only with the old address's own parameters, in any order and among others; the longest match wins.
  ['/index.php', undefined],
  ['/index.php?id=1', undefined],
  ['/index.php?id=120', undefined],
  ['/index.php?ID=12', undefined],
  ['/index.php?id=12', '/index.php?id=12'],
  ['/index.php?utm_source=x&id=12', '/index.php?id=12'],
  ['/index.php?id=12&L=1', '/index.php?L=1&id=12'],
  ['/INDEX.php?L=1&id=13', '/index.php?id=13'],
  ['/?p=5', '/?p=5'],
  ['/', undefined],
  ['/shop?q=%C3%BC', '/shop?q=ü'],
])('%s is sent on from %s', (asked, from) => {
  expect(index.find(asked)?.from).toBe(from);
});

test('of an endless query only the beginning is looked at', () => {
  expect(index.find(`/index.php?id=12&${'x=1&'.repeat(10_000)}`)?.to).toBe('/new');
  expect(index.find(`/index.php?${'x=1&'.repeat(10_000)}id=12`)).toBeNull();
});

test('what has a query of its own is told from what has none', () => {
  expect(index.findByQuery('/old?id=12')).toBeNull();
  expect(index.findByQuery('/?p=5&x=1')?.from).toBe('/?p=5');
  expect(new RedirectIndex([{ from: '/a' }]).asksForQueries).toBe(false);
});

test('of two from the same address the later one counts', () => {
  const twice = ['/a', '/A/'].flatMap((path) => [path, `${path}?b=1&a=2`, `${path}?a=2&b=1`]);
  const both = new RedirectIndex(twice.map((from, at) => ({ from, to: `/${at}` })));
  expect(both.find('/a')?.to).toBe('/3');
  expect(both.find('/a?a=2&b=1')?.to).toBe('/5');
});

test('thousands from one path are put in order and found one by one', () => {
  const many = Array.from({ length: 20_000 }, (_, id) => ({ from: `/index.php?L=0&id=${id}` }));
  const found = new RedirectIndex(many);
  for (const id of [0, 9_999, 19_999]) expect(found.find(`/index.php?id=${id}&L=0`)).toBe(many[id]);
});

test('one that asks for many parameters is found by all of them', () => {
  const from = `/index.php?${Array.from({ length: 10 }, (_, at) => `p${at}=1`).join('&')}`;
  expect(new RedirectIndex([{ from }]).find(`${from}&utm_source=x`)?.from).toBe(from);
});
