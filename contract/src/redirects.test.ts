import { expect, test } from 'vitest';
import { readRedirects, redirectedTo, redirectKey } from './redirects.ts';

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
  expect(redirectedTo(to, asked)).toBe(address);
});

test('old addresses are read with where they lead, on this site or another', () => {
  const redirects = [
    { from: '/ecommerce/old', to: '/ecommerce/new' },
    { from: '/de/shop', to: 'https://shop.example/' },
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
  [{ from: '/admin/login', to: '/a' }, 'from: no address of a page'],
  [{ from: 'https://example.org/', to: '/a' }, 'from: no address of a page'],
  [{ from: '/A/', to: '/a' }, 'to: the same address'],
])('%j is left out', (redirect, problem) => {
  const problems: string[] = [];
  const report = (found: { readonly problem: string }) => problems.push(found.problem);
  expect(readRedirects({ redirects: [redirect] }, report).redirects).toEqual([]);
  expect(problems).toEqual([problem]);
});

test.each([null, 'x', [], {}, { redirects: 'x' }])('of %j nothing is read, and nothing throws', (answer) => {
  expect(readRedirects(answer)).toEqual({ redirects: [], endpoint_call: '' });
});
