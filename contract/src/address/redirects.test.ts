import { expect, test } from 'vitest';
import {
  isRedirectTarget,
  listRedirects,
  matchesOldAddress,
  oldAddressKey,
  readRedirects,
  redirectKey,
  refuseSource,
  resolveRedirect,
} from './redirects.ts';

test.each([
  ['/ecommerce/Old-Shop', '/ecommerce/old-shop'],
  ['/ecommerce/old-shop/', '/ecommerce/old-shop'],
  ['/de/blog/%C3%BCber-uns?utm_source=x#top', '/de/blog/über-uns'],
  ['/DE/blog/x', '/de/blog/x'],
  ['/en/blog/x', '/blog/x'],
  ['/blog/%E0%A4%A', '/blog/%e0%a4%a'],
  ['/', '/'],
  ['/de/', '/de'],
])('%s is looked for as %s', (address, key) => {
  expect(redirectKey(address)).toBe(key);
});

test.each([
  ['/new', '/old?utm_source=x#top', '/new?utm_source=x#top'],
  ['/new#prices', '/old?utm_source=x', '/new?utm_source=x#prices'],
  ['/new?a=1#prices', '/old?b=2#top', '/new?a=1#prices'],
  ['https://shop.example/#cart', '/shop?utm_source=x', 'https://shop.example/?utm_source=x#cart'],
])('a redirect to %s leads from %s to %s', (to, asked, address) => {
  expect(resolveRedirect(to, asked)).toBe(address);
});

test('what told an old address from others is not taken along', () => {
  expect(resolveRedirect('/new', '/index.php?id=12&utm_source=x', '/index.php?id=12')).toBe('/new?utm_source=x');
  expect(resolveRedirect('/new', '/index.php?id=12', '/index.php?id=12')).toBe('/new');
});

test.each([
  ['/Index.PHP?id=12&L=1#top', '/index.php?L=1&id=12'],
  ['/a?b=%C3%BC+x', '/a?b=%C3%BC+x'],
  ['/a?b=ü x', '/a?b=%C3%BC+x'],
  ['/a?', '/a'],
])('%s is kept as %s', (address, key) => {
  expect(oldAddressKey(address)).toBe(key);
});

test.each([
  ['/a', '/A/?x=1', true],
  ['/a?id=1', '/a?x=1&id=1', true],
  ['/a?id=1', '/a', false],
  ['/a', '/de/a', false],
])('an old address %s is asked for by %s: %s', (from, asked, is) => {
  expect(matchesOldAddress(from, asked)).toBe(is);
});

test.each([
  ['/old', null],
  ['/de/alt/', null],
  ['/index.php?id=12', null],
  ['/seite.html', null],
  ['/projects.md', null],
  ['/wp-content/uploads/plan.pdf', null],
  ['/de/sitemap.xml', null],
  ['/feeds/all.atom', null],
  ['/search?q=*', null],
  ['old', 'elsewhere'],
  ['https://example.org/old', 'elsewhere'],
  ['/de//example.org', 'elsewhere'],
  ['/admin', 'served'],
  ['/API/users', 'served'],
  ['/assets/app.js', 'served'],
  ['/healthz', 'served'],
  ['/robots.txt', 'served'],
  ['/Robots%2Etxt?x=1', 'served'],
  ['/a/../sitemap.xml', 'served'],
  ['/sitemap-de-1.xml', 'served'],
  ['/llms.txt', 'served'],
  ['/de/llms.txt', 'served'],
  ['/feeds/blog.atom', 'served'],
  ['/de/feeds/jobs.json', 'served'],
  ['/blog/feed.xml', 'served'],
  ['/search.json?q=x', 'served'],
  ['/favicon.ico', 'served'],
  ['/.well-known/security.txt', 'served'],
  ['/*', 'pattern'],
  ['/de/shop/*', 'pattern'],
  ['/shop/%2A?id=1', 'pattern'],
])('that nobody is sent on from %s is told: %s', (address, why) => {
  expect(refuseSource(address)).toBe(why);
});

test('old addresses are read with where they lead, on this site or another', () => {
  const redirects = [
    { from: '/ecommerce/old', to: '/ecommerce/new' },
    { from: '/de/shop', to: 'https://shop.example/', status: 302 },
    { from: '/index.php?id=12', to: '/uploads/plan.pdf' },
    { from: '/?p=5', to: '/' },
  ];
  expect(readRedirects({ redirects, endpoint_call: 'redirects/en@1' })).toEqual({
    redirects,
    endpoint_call: 'redirects/en@1',
  });
});

test.each([
  [{ from: '/a', to: 'javascript:alert(1)' }, 'to: no address that visitors can be sent to'],
  [{ from: '/a', to: '//evil.example' }, 'to: no address that visitors can be sent to'],
  [{ from: '/a', to: '' }, 'to: no address that visitors can be sent to'],
  [{ from: '/a', to: 'https://' }, 'to: no address that visitors can be sent to'],
  [{ from: '/a', to: `https://example.org/${'x'.repeat(4_096)}` }, 'to: longer than 4096 characters'],
  [{ from: '/a', to: '/A?x=1' }, 'to: the same address'],
  [{ from: '/A/', to: '/a' }, 'to: the same address'],
])('%j is left out', (redirect, problem) => {
  const problems: string[] = [];
  const report = (found: { readonly problem: string }) => problems.push(found.problem);
  expect(readRedirects({ redirects: [redirect] }, report).redirects).toEqual([]);
  expect(problems).toEqual([problem]);
});

test('old addresses that are told by a query are read beside the others', () => {
  const record = {
    redirects: [{ from: '/a', to: '/b' }],
    by_query: [{ from: '/?p=5', to: '/c' }],
    endpoint_call: 'redirects/en@1',
  };
  expect(listRedirects(readRedirects(record)).map(({ from }) => from)).toEqual(['/a', '/?p=5']);
});

test('one without a status that a redirect has here is for good, and a backend may ask for what is counted', () => {
  const answer = { redirects: [{ from: '/a', to: '/b', status: 418 }], counts_uses: true };
  expect(readRedirects(answer)).toEqual({
    redirects: [{ from: '/a', to: '/b' }],
    counts_uses: true,
    endpoint_call: '',
  });
});

test.each([
  '/admin/login',
  '/uploads/a.png',
  '/healthz',
  '/assets/a.js',
  'https://example.org/',
  '//evil.example/',
  '',
])('nobody is sent on from %s', (from) => {
  expect(readRedirects({ redirects: [{ from, to: '/a' }] }).redirects).toEqual([]);
});

test.each([null, 'x', [], {}, { redirects: 'x' }])('of %j nothing is read, and nothing throws', (answer) => {
  expect(readRedirects(answer)).toEqual({ redirects: [], endpoint_call: '' });
});

test('half a character is in no address that visitors can be sent to', () => {
  const isTarget = ['/b', '/b\ud83d\ude00', '/b\ud83d', 'https://example.org/\ude00'].map((to) => isRedirectTarget(to));
  expect(isTarget).toEqual([true, true, false, false]);
});

test.each(['/a\r\nX: y', '/a\tb', '/a\0', 'https://example.org/\n', 'https://example.org/\x7f', '/feeds/blog.atom?\n'])(
  'visitors can’t be sent to %j, which has a control character',
  (to) => {
    expect(isRedirectTarget(to)).toBe(false);
  },
);

test.each([
  ['/feeds/blog.atom', true],
  ['/de/feeds/jobs.json?x=1#top', true],
  ['/blog/feed.xml', true],
  ['/sitemap.xml', true],
  ['/sitemap-de-1.xml', true],
  ['/llms.txt', true],
  ['/favicon.ico', true],
  ['/feeds/all.atom', false],
  ['/de/sitemap.xml', false],
  ['/sitemap_index.xml', false],
  ['/admin/login', false],
])('visitors can be sent to %s, a file of the site: %s', (to, can) => {
  expect(isRedirectTarget(to)).toBe(can);
});
