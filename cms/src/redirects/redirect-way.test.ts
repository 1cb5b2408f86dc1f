import { RedirectIndex } from '@kontorwerk/contract/redirect-index';
import { expect, test } from 'vitest';
import { wayOf } from './redirect-way.ts';

type Rows = Readonly<Record<string, string>>;

function way(from: string, to: string, rows: Rows) {
  const index = new RedirectIndex(Object.entries(rows).map(([old, leads]) => ({ from: old, to: leads })));
  return wayOf({ from, to }, { index, siteUrl: 'https://www.example' });
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
])('a circle of %s is found, with all that are in it', (_which, from, to, rows, circle) => {
  const found = way(from, to, rows);
  expect(found.ends || found.way.join(' → ')).toBe(circle);
});

test.each<readonly [string, string, Rows, string, readonly string[]]>([
  ['a page', '/b', {}, '/b', []],
  ['a page, spelt otherwise', '/Projects/', {}, '/projects', []],
  ['a page over others', '/b', { '/b': '/c', '/c': '/d' }, '/d', ['/b', '/c']],
  ['a place over others', '/b?x=1#top', { '/b': '/c', '/c': '/d' }, '/d?x=1#top', ['/b', '/c']],
  ['a page over one with a query', '/b?id=1', { '/b?id=1': '/c', '/b': '/d' }, '/c', ['/b?id=1']],
  ['a document', 'pages:12', { '/b': '/a' }, 'pages:12', []],
  ['a document over others', '/b', { '/b': 'pages:12' }, 'pages:12', ['/b']],
  ['another site', 'https://example.org/a', { '/b': '/a' }, 'https://example.org/a', []],
  ['a page, with the site’s name', 'https://www.example/b', {}, '/b', []],
  ['a page beside a circle', '/b', { '/c': '/d', '/d': '/c' }, '/b', []],
  ['itself without the query it was told by', '/old', {}, '/old', []],
])('%s is where visitors arrive', (_where, to, rows, end, over) => {
  expect(way('/old?id=12', to, rows)).toEqual({ ends: true, to: end, over });
});

test('a way over ten thousand others is followed to its end', () => {
  const chain = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`/n${at}`, `/n${at + 1}`]));
  expect(way('/a', '/n0', chain)).toMatchObject({ ends: true, to: '/n10000' });
  expect(way('/a', '/n0', { ...chain, '/n10000': '/a' })).toMatchObject({ ends: false });
});
