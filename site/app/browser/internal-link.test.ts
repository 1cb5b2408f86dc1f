import { describe, expect, test } from 'vitest';
import { type ClickedLink, resolveInternalLink } from './internal-link.ts';

const HERE = 'https://site.example/blog/a?b=1';
const link = (href: string, rest: Partial<ClickedLink> = {}): ClickedLink => ({
  href: href.startsWith('/') ? `https://site.example${href}` : href,
  target: '',
  download: false,
  ...rest,
});

test.each([
  ['/projects', 'en', '/projects'],
  ['/projects?all=1#top', 'en', '/projects?all=1#top'],
  ['/projects', 'de', '/de/projects'],
  ['/de/projects', 'de', '/de/projects'],
  ['/', 'de', '/de'],
  ['/en/projects', 'en', '/projects'],
  ['/administration', 'en', '/administration'],
  ['/uploads-we-made', 'en', '/uploads-we-made'],
  ['/blog/a?b=2#part', 'en', '/blog/a?b=2#part'],
  ['/blog/a?b=1', 'en', '/blog/a?b=1'],
  ['/blog/a?b=1#part', 'en', '/blog/a?b=1#part'],
  ['/blog/node.js', 'en', '/blog/node.js'],
] as const)('hands %s on a page in %s to the router as %s', (href, language, address) => {
  expect(resolveInternalLink(link(href), HERE, language)).toBe(address);
});

test('a link that names its own window is handed to the router', () => {
  expect(resolveInternalLink(link('/projects', { target: '_self' }), HERE, 'en')).toBe('/projects');
});

describe('leaves to the browser', () => {
  test.each([
    'https://other.example/projects',
    'http://site.example/projects',
    'mailto:info@site.example',
    'tel:+49891234',
    '',
    '/uploads/a',
    '/uploads',
    '/admin',
    '/admin/collections',
    '/wp-json/bc/v1/blog',
    '/wp-content/uploads/2026/readme',
    '/api/posts',
    '/sitemap.xml',
    '/de/projects',
  ])('the address "%s"', (href) => {
    expect(resolveInternalLink(link(href), HERE, 'en')).toBeNull();
  });

  test('an address with /en on a German page', () => {
    expect(resolveInternalLink(link('/en/projects'), HERE, 'de')).toBeNull();
  });

  test.each<[string, Partial<ClickedLink>]>([
    ['to a new window', { target: '_blank' }],
    ['to a download', { download: true }],
  ])('a link %s', (_, how) => {
    expect(resolveInternalLink(link('/projects', how), HERE, 'en')).toBeNull();
  });
});
