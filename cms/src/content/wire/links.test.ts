import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { mapContentSet } from './content-set.ts';
import { resolveLinks } from './links.ts';
import { convertText } from './rich-text.ts';
import { both, linkTo, richText, stored, testContext } from './testing/content.ts';

const DATES = { createdAt: '2026-01-01T12:00:00.000Z', updatedAt: '2026-01-01T12:00:00.000Z' };

const content = {
  pages: [
    stored.page({ id: 1, page_key: 'service', slug: 'data' }),
    stored.page({ id: 2, page_key: 'page', segment: both('campaigns', 'kampagnen') }),
    stored.page({ id: 3, page_key: 'page', segment: both('summer', 'sommer'), parent: 2 }),
    stored.page({ id: 4, page_key: 'page', segment: both('lost', 'verloren'), parent: 99 }),
  ],
  posts: [stored.post({ id: 5, title: both('Two lamps', 'Zwei Leuchten') })],
  projects: [stored.project({ id: 6, title: both('Lumen', 'Lumen') })],
  jobs: [
    stored.job({ id: 7, title: both('Tester', 'Testerin') }),
    stored.job({ id: 8, title: both('Ended', 'Beendet'), valid_through: '2026-06-14' }),
  ],
  redirects: [
    { id: 1, from: '/services/old-data', to: 'pages:1', ...DATES },
    { id: 2, from: '/de/blog/alte-leuchten', to: 'posts:5', ...DATES },
    { id: 3, from: '/shop', to: 'https://shop.example/', ...DATES },
    { id: 4, from: '/gone', to: 'pages:99', ...DATES },
    { id: 5, from: '/prices', to: 'pages:1#prices', ...DATES },
    // From before chains were resolved to their end.
    { id: 6, from: '/one', to: '/two', ...DATES },
    { id: 7, from: '/two', to: '/services/old-data#x', ...DATES },
    { id: 8, from: '/round', to: '/about-it', ...DATES },
    { id: 9, from: '/about-it', to: '/round', ...DATES },
    { id: 10, from: '/seite.html?id=1', to: '/Projects/', status: '302' as const, ...DATES },
    { id: 11, from: '/away', to: '/prices', status: '302' as const, ...DATES },
    // A chain with a temporary redirect must not be cached permanently.
    { id: 12, from: '/over', to: '/away', ...DATES },
    // Earlier sites had German pages without a prefix.
    { id: 13, from: '/2020/leuchten', to: 'posts:5', language: 'de' as const, ...DATES },
    { id: 14, from: '/?p=5', to: 'posts:5', language: 'de' as const, ...DATES },
    { id: 15, from: '/preise', to: '/projects', language: 'de' as const, ...DATES },
  ],
};

const linksIn = (language: Language) => testContext(language, content).links;

test.each([
  ['pages:1', '/services/data', '/services/data'],
  ['pages:3#top', '/campaigns/summer#top', '/kampagnen/sommer#top'],
  ['posts:5?x=1', '/blog/two-lamps?x=1', '/blog/zwei-leuchten?x=1'],
  ['projects:6', '/projects/lumen', '/projects/lumen'],
  ['jobs:7', '/jobapply/tester', '/jobapply/testerin'],
])('%s leads to where the document is in each language', (link, en, de) => {
  expect(LANGUAGES.map((language) => linksIn(language).get(link))).toEqual([en, de]);
});

test.each(['pages:4', 'pages:99', 'jobs:8', 'posts:1'])('%s leads nowhere: visitors find no such page', (link) => {
  expect(linksIn('en').get(link)).toBe('');
});

test.each([
  ['/services/old-data?a=b', '/services/data?a=b', '/services/data?a=b'],
  ['/Services/Old-Data/', '/services/data', '/services/data'],
  ['/de/blog/alte-leuchten#x', '/blog/alte-leuchten#x', '/blog/zwei-leuchten#x'],
  ['/shop', 'https://shop.example/', 'https://shop.example/'],
  ['/gone', '/gone', '/gone'],
  ['/prices?a=b', '/services/data?a=b#prices', '/services/data?a=b#prices'],
  ['/one?a=b', '/services/data?a=b#x', '/services/data?a=b#x'],
  ['/round', '/round', '/round'],
  ['/seite.html?a=b&id=1', '/projects?a=b', '/projects?a=b'],
  ['/seite.html', '/seite.html', '/seite.html'],
  ['/de/projects', '/projects', '/projects'],
  ['#contact', '#contact', '#contact'],
  ['mailto:a@b.example', 'mailto:a@b.example', 'mailto:a@b.example'],
])('%s leads on from an old address, and is what it was where it is none', (link, en, de) => {
  expect(LANGUAGES.map((language) => linksIn(language).get(link))).toEqual([en, de]);
});

test.each([
  ['pages:3?a=1&b=2#top', ' href="/campaigns/summer?a=1&amp;b=2#top"'],
  ['pages:4', ''],
  ["/blog/what's-new", ' href="/blog/what&#39;s-new"'],
  ['/projects?q="lamps"', ' href="/projects?q=&quot;lamps&quot;"'],
  ['javascript:alert(1)', ' href="#"'],
])('%s in a text as an editor wrote it leads there', (url, href) => {
  const html = convertText('en', richText([linkTo(url)]));
  expect(resolveLinks(html, linksIn('en'))).toBe(`<p><a${href}>there</a></p>`);
});

test('links in rich texts lead there too, and nothing else of the text is touched', () => {
  const html =
    '<p>pages:1 <a class="x" href="pages:1?a=1&amp;b=2">Data</a> <a href="/projects">P</a> href="pages:1"</p>';
  expect(resolveLinks(html, linksIn('en'))).toBe(
    '<p>pages:1 <a class="x" href="/services/data?a=1&amp;b=2">Data</a> <a href="/projects">P</a> href="pages:1"</p>',
  );
  // Without `href`: the link would lead to the current page.
  expect(resolveLinks('<a href="pages:99" rel="x">Gone</a>', linksIn('en'))).toBe('<a rel="x">Gone</a>');
});

test('visitors are sent to the end of each way at once, and nowhere where there is none', () => {
  const set = mapContentSet('redirects', testContext('en', content));
  expect('redirects' in set && set.redirects).toEqual({
    redirects: [
      { from: '/services/old-data', to: '/services/data' },
      { from: '/shop', to: 'https://shop.example/' },
      { from: '/prices', to: '/services/data#prices' },
      { from: '/one', to: '/services/data#x' },
      { from: '/two', to: '/services/data#x' },
      { from: '/away', to: '/services/data#prices', status: 302 },
      { from: '/over', to: '/services/data#prices', status: 302 },
      { from: '/2020/leuchten', to: '/de/blog/zwei-leuchten' },
      { from: '/preise', to: '/de/projects' },
    ],
    by_query: [
      { from: '/seite.html?id=1', to: '/projects', status: 302 },
      { from: '/?p=5', to: '/de/blog/zwei-leuchten' },
    ],
    counts_uses: true,
    endpoint_call: set.endpoint_call,
  });
});
