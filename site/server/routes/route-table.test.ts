import { expect, test } from 'vitest';
import { parseTarget } from '../http/request-target.ts';
import { isForPrimary, routeLabel, routeOf } from './route-table.ts';

const TOKEN = 'dsmXZH0XG3pHTcVaaTuqyPDXIfIOYbVEAoMIuGzEvxQ';

function read(url: string) {
  const target = parseTarget(url);
  const route = target && routeOf(target);
  return { target, route, name: route?.name };
}

test.each([
  ['/healthz', 'status'],
  ['/wp-json/bc/v1/news', 'wire'],
  ['/uploads/a.webp', 'uploads'],
  ['/wp-content/uploads/a.webp', 'uploads'],
  ['/admin/collections/posts', 'admin'],
  ['/_next/static/a.js', 'admin'],
  ['/de/search.json?q=a', 'search'],
  ['/assets/a.js', 'files'],
  ['/previews/de/projects.png', 'previews'],
  ['/previews?page=/', 'draft-previews'],
  ['/sitemap-de-1.xml', 'sitemaps'],
  [`/draft/${TOKEN}`, 'drafts'],
  [`/projects?draft=${TOKEN}`, 'drafts'],
  ['/robots.txt', 'texts'],
  ['/de/llms.txt', 'texts'],
  ['/de/feeds/blog.atom', 'feeds'],
  ['/blog/feed.xml', 'feeds'],
  ['/de/projects.md', 'markdown'],
  ['/', 'pages'],
  ['/wp-content/themes/a.css', 'pages'],
  ['/none.txt', 'pages'],
  ['/projects.data', 'pages'],
])('%s is for %s', (url, name) => {
  expect(read(url).name).toBe(name);
});

test.each([
  ['/de/projects', 200, 'projects'],
  ['/blog/a', 200, 'post'],
  ['/a-page-of-editors', 200, 'free'],
  ['/none', 404, 'missing'],
  ['/none.ico', 200, 'files'],
  ['/previews?page=/', 200, 'previews'],
  ['/%', 400, 'unreadable'],
])('%s is counted as a %i of %s', (url, status, label) => {
  const { target, route } = read(url);
  expect(routeLabel(target, route, status)).toBe(label);
});

test.each([
  ['GET', '/', false],
  ['POST', '/contactus/contactform', true],
  ['GET', '/wp-json/bc/v1/news', false],
  ['GET', '/wp-json/bc/v1/changes', true],
  ['GET', '/uploads/a.webp', false],
  ['GET', '/robots.txt', false],
  ['GET', '/llms.txt', true],
  ['HEAD', '/sitemap.xml', true],
  ['GET', '/sitemap', true],
  ['GET', '/search', false],
  ['GET', '/Search?q=', true],
  ['GET', '/search.json', true],
  ['GET', '/research?q=a', false],
  ['GET', '/%', false],
])('a worker leaves %s %s to the primary: %s', (method, url, expected) => {
  const { target, route } = read(url);
  expect(isForPrimary(method, target, route)).toBe(expected);
});
