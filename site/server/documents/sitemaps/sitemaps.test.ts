import type { PageName } from '@kontorwerk/contract/pages/pages';
import { expect, test } from 'vitest';
import { directoryEntry } from '../../../app/content/testing/directory-entry.ts';
import type { DirectoryEntry } from '../../directory/directory.ts';
import { bodyOf } from '../../http/finished-answer.ts';
import { createSitemaps } from './sitemaps.ts';

function entry(page: PageName, path: string, more: Partial<DirectoryEntry> = {}): DirectoryEntry {
  return directoryEntry(page, { language: 'en', path, ...more });
}

/** Creates sitemaps of English pages only, two in each. */
function sitemapsOf(...entries: readonly DirectoryEntry[]) {
  const directory = { version: 1, entries: (language: string) => (language === 'en' ? entries : []) };
  const sitemaps = createSitemaps({ directory, publicUrl: 'https://www.example', headers: [], most: 2 });
  const text = async (path: string) => {
    const answer = await sitemaps.at(path);
    return answer && String(bodyOf(answer, answer.identity));
  };
  return { directory, sitemaps, text };
}

const locs = (xml: string | null) => [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);

test('a page stands with its twins, the one for all others, its picture, and when it was changed', async () => {
  const { text } = sitemapsOf(
    entry('post', '/blog/%C3%B6l', {
      alternates: { en: '/blog/%C3%B6l', de: "/de/blog/it's-a&b" },
      image: '/uploads/a b.png?x=1&y=2',
      modified: '2026-03-31T08:15:00.000Z',
      date: '2026-01-01',
    }),
  );
  const twin = (hreflang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="https://www.example${path}"/>`;
  expect(await text('/sitemap-en-1.xml')).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"' +
      ' xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n' +
      '<url><loc>https://www.example/blog/%C3%B6l</loc><lastmod>2026-03-31T08:15:00.000Z</lastmod>' +
      twin('en', '/blog/%C3%B6l') +
      twin('de', '/de/blog/it&apos;s-a&amp;b') +
      twin('x-default', '/blog/%C3%B6l') +
      '<image:image><image:loc>https://www.example/uploads/a%20b.png?x=1&amp;y=2</image:loc></image:image></url>\n' +
      '</urlset>\n',
  );
});

test('what nobody knows is left out: a picture, a change, an address for all others', async () => {
  const { text } = sitemapsOf(entry('imprint', '/de/imprint', { alternates: { de: '/de/imprint' } }));
  expect(await text('/sitemap-en-1.xml')).toContain(
    '<url><loc>https://www.example/de/imprint</loc>' +
      '<xhtml:link rel="alternate" hreflang="de" href="https://www.example/de/imprint"/></url>',
  );
});

test('many pages stand in several parts, which the index names with their last change; new posts at the end', async () => {
  const { text } = sitemapsOf(
    entry('home', '/', { modified: '2026-01-05T00:00:00.000Z' }),
    entry('post', '/blog/new', { date: '2026-02-01' }),
    entry('post', '/blog/old', { date: '2026-01-01' }),
    entry('imprint', '/imprint'),
    entry('terms', '/termsandcondition'),
  );
  const index = await text('/sitemap.xml');
  const parts = [1, 2, 3].map((at) => `https://www.example/sitemap-en-${at}.xml`);
  expect(locs(index)).toEqual(parts);
  expect([...(index ?? '').matchAll(/<lastmod>([^<]*)/g)].map(([, moment]) => moment)).toEqual([
    '2026-01-05T00:00:00.000Z',
    '2026-01-01',
    '2026-02-01',
  ]);
  const paths = await Promise.all(parts.map(async (part) => locs(await text(part.replace('https://www.example', '')))));
  expect(paths.flat().map((loc) => loc?.replace('https://www.example', ''))).toEqual([
    '/',
    '/imprint',
    '/termsandcondition',
    '/blog/old',
    '/blog/new',
  ]);
  expect(await text('/sitemap-en-4.xml')).toBe(null);
  expect(await text('/sitemap-de-1.xml')).toBe(null);
  expect(await text('/sitemap-en-0.xml')).toBe(null);
});

test('each is made once for a version of the directory', async () => {
  const { directory, sitemaps } = sitemapsOf(entry('home', '/'));
  const [one, other] = await Promise.all([sitemaps.at('/sitemap.xml'), sitemaps.at('/sitemap.xml')]);
  expect(other).toBe(one);
  expect(await sitemaps.at('/sitemap.xml')).toBe(one);
  directory.version = 2;
  expect(await sitemaps.at('/sitemap.xml')).not.toBe(one);
});
