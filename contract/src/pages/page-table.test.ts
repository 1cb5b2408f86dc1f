import { expect, test } from 'vitest';
import { findDocumentPath, findEntryPath } from '../address/document-path.ts';
import {
  canonicalPath,
  entryTitle,
  hasFileName,
  isExternalLink,
  isFreePath,
  isPageAddress,
  keysOf,
  PAGE_ROWS,
  pageAt,
  pathOf,
  respellPath,
} from './page-table.ts';
import { PAGES, type Page } from './pages.ts';

test.each([
  ['/', PAGES.home, ''],
  ['/de', PAGES.home, ''],
  ['/?a=1', PAGES.home, ''],
  ['/de?a=1#top', PAGES.home, ''],
  ['/projects', PAGES.projects, ''],
  ['/Projects/', PAGES.projects, ''],
  ['/de/projects/lumen-%26-s%C3%B6hne', PAGES.project, 'lumen-&-söhne'],
  ['/DE/projects/indus', PAGES.project, 'indus'],
  ['/services/webdevelopmente', PAGES.services, 'webdevelopmente'],
  ['/ecommerce-detail/shopware?x', PAGES.ecommerceDetail, 'shopware'],
  ['/jobapply/100%', PAGES.job, '100%'],
  ['/career-form', PAGES.application, ''],
  ['/ecommerce', PAGES.ecommerceOverview, ''],
  ['/de/Services/', PAGES.servicesOverview, ''],
  ['/campaigns', PAGES.free, 'campaigns'],
  ['/projects/a/b', PAGES.free, 'projects/a/b'],
  ['/*', PAGES.free, '*'],
  ['/de/Kampagnen/S%C3%B6mmer%202026?x=1', PAGES.free, 'Kampagnen/Sömmer 2026'],
])('%s leads to its page', (address, page, name) => {
  expect(pageAt(address)).toEqual({ page, name });
});

test('§2 a page is filled with the slug of a title, and an entry is found by it', () => {
  expect(pathOf(PAGES.project, 'Lumen & Söhne')).toBe('/projects/lumen-%26-s%C3%B6hne');
  expect(pathOf(PAGES.free, 'Kampagnen/Sömmer 2026')).toBe('/kampagnen/s%C3%B6mmer-2026');
  expect(entryTitle(PAGES.services, 'webdevelopmente')).toBe('webdevelopment');
  expect(entryTitle(PAGES.ecommerce, 'Shopware')).toBe('shopware');
  for (const name of ['constructor', '__proto__']) expect(entryTitle(PAGES.services, name)).toBe(name);
  expect(entryTitle(PAGES.terms, '')).toBe('Terms');
});

test.each([
  ['/services/webdevelopmente', '/services/webdevelopment'],
  ['/de/services/webdevelopmente', '/services/webdevelopment'],
  ['/ecommerce-detail/Shopware', '/ecommerce/shopware'],
  ['/ecommerce/overview', '/ecommerce'],
  ['/de/ecommerce-detail/Overview', '/ecommerce'],
  ['/blog/A B', '/blog/a-b'],
  ['/projects', '/projects'],
  ['/de', '/'],
  ['/nowhere/At/all', '/nowhere/At/all'],
])('§2 %s is known as %s', (address, canonical) => {
  expect(canonicalPath(address)).toBe(canonical);
});

test.each([
  ['/DE/projects', '/de/projects'],
  ['/DE', '/de'],
  ['/Projects', '/projects'],
  ['/de/Agency/AboutUs', '/de/agency/aboutus'],
  ['/projects/Indus', '/projects/indus'],
  ['/blog/a%C2%ADb', '/blog/ab'],
  ['/blog/a%20b', '/blog/a-b'],
  ['/EN/projects', '/en/projects'],
  ['/ecommerce/overview', '/ecommerce'],
  ['/de/services/Overview', '/de/services'],
  ['/De/nowhere/At', '/de/nowhere/At'],
])('%s is spelt %s', (path, spelt) => {
  expect(respellPath(path)).toBe(spelt);
  expect(respellPath(spelt)).toBeNull();
});

test.each([
  '/',
  '/de',
  '/en',
  '/projects/lumen-&-s%C3%B6hne',
  '/services/webdevelopmente',
  '/ecommerce-detail/shopware',
  '/Nowhere',
  '/blog/100%',
  '/de/de',
  '/de/de/projects',
  '/de/en/projects',
  '/blog/%C2%AD',
  '/blog/.%C2%AD.',
])('%s stays as it is', (path) => {
  expect(respellPath(path)).toBeNull();
});

test('documents are found where their pages show them', () => {
  expect(findEntryPath('homepage', 'Home')).toBe('/');
  expect(findEntryPath('ecommerce', 'shopware')).toBe('/ecommerce/shopware');
  expect(findEntryPath('ecommerce', 'Overview')).toBe('/ecommerce');
  expect(findEntryPath('service', 'overview')).toBe('/services');
  expect(findEntryPath('contactus', 'Footer form')).toBeNull();
  expect(findEntryPath('service', '')).toBeNull();
  expect(findEntryPath('ecommerce', 'shopware', [PAGES.ecommerceDetail, PAGES.ecommerce])).toBe('/ecommerce/shopware');
  expect(findDocumentPath('posts', 'A Post')).toBe('/blog/a-post');
  expect(findDocumentPath('jobs', '')).toBeNull();
  expect(findDocumentPath('reviews', 'Anyone')).toBeNull();
});

test('a page more is one row more: its address, its content and its documents follow', () => {
  const press: Page = { path: '/press/:name', kind: 'sections', subject: 'agency', key: 'aboutus', ground: 'mist' };
  const rows = [press, ...PAGE_ROWS];
  const found = pageAt('/de/Press/Award', rows);
  expect(found).toEqual({ page: press, name: 'Award' });
  expect(keysOf(found.page)).toEqual(['aboutus']);
  expect(respellPath('/Press/Award', pageAt('/Press/Award', rows), rows)).toBe('/press/award');
  expect(canonicalPath('/de/press/Award', pageAt('/de/press/Award', rows), rows)).toBe('/press/award');
  expect(findEntryPath('aboutus', 'Award', rows)).toBe('/press/award');
});

test.each(['/', '/de', '/projects?a=1#b', '/blog/node.js', '/administration', '/uploads-we-made', '/nowhere'])(
  '%s is a page of the site',
  (address) => {
    expect(isPageAddress(address)).toBe(true);
  },
);

test.each([
  '',
  '#top',
  'projects',
  'https://shop.example/projects',
  '//shop.example',
  '/\\shop.example',
  'mailto:a@b.example',
  '/uploads/a.pdf',
  '/wp-content/uploads/a.pdf',
  '/Uploads',
  '/admin',
  '/admin/collections',
  '/wp-json/bc/v1/blog',
  '/admin?from=here',
  '/uploads#a',
  '/sitemap.xml',
])('"%s" is none', (address) => {
  expect(isPageAddress(address)).toBe(false);
});

test.each([
  ['/ecommerce/shopware', 'ecommercedetail'],
  ['/ecommerce-detail/shopware', 'ecommercedetail'],
  ['/de/services/mobileapp', 'servicedetail'],
  ['/service-detail/ecommerce', 'servicedetail'],
  ['/contactus/career', undefined],
  ['/', undefined],
  ['', undefined],
  ['https://shop.example/ecommerce/', undefined],
])('§2 a card that leads to "%s" is stored as: %s', (link, key) => {
  expect(pageAt(link).page.stored).toBe(key);
});

test('a page of sections has one set, a detail page all of its own', () => {
  expect([PAGES.free, PAGES.contact, PAGES.post].map(keysOf)).toEqual([['page'], ['contactus'], ['blog', 'news']]);
});

test('a detail page is known by the slug of its name', () => {
  expect(canonicalPath('/de/jobapply/Senior%20Tester')).toBe('/jobapply/senior-tester');
});

test.each(['/a/uploads/b', '/projects//b', '/blog/a.b/c', '/projects?file=a.pdf', '/imprint#a.pdf'])(
  '%s is a page of the site too',
  (address) => {
    expect(isPageAddress(address)).toBe(true);
  },
);

// Browsers drop tabs and line breaks, and take backslashes for slashes.
const OTHER_HOSTS = [
  '//shop.example',
  '/\\shop.example',
  '/\t/shop.example',
  '/\n/shop.example',
  '/\r\n/shop.example',
  '/\t\\shop.example',
  '/\\\t/shop.example',
  '/\t\t//shop.example',
  '\\\\shop.example',
  '\t//shop.example',
  ' //shop.example',
  'https://shop.example',
  'HTTPS:\\\\shop.example',
  'ht\ntp://shop.example',
];

test.each(OTHER_HOSTS.map((address) => [JSON.stringify(address), address]))('%s leads outside', (_name, address) => {
  expect(isExternalLink(address)).toBe(true);
  expect(isPageAddress(address)).toBe(false);
});

// Without their language, or once a browser has resolved the dots, these are another host's or another program's.
test.each([
  '/de//shop.example',
  '/de/\t/shop.example',
  '/de/\\shop.example',
  '/.//shop.example',
  '/a/..//shop.example',
])('%j is no page of the site, though it leads to it', (address) => {
  expect(isPageAddress(address)).toBe(false);
  expect(isExternalLink(address)).toBe(false);
});

test.each(['/a/../admin', '/de/admin', '/%2e%2e/uploads/a.pdf', '/\tadmin', '//[', '/\t/['])(
  '%j is no page',
  (address) => {
    expect(isPageAddress(address)).toBe(false);
  },
);

test.each([
  '/projects',
  '/pro\tjects',
  '#top',
  '',
  'projects',
  'mailto:a@b.example',
  'tel:+1',
  'javascript:alert(1)',
  '//[',
])('%j does not lead outside', (address) => {
  expect(isExternalLink(address)).toBe(false);
});

test.each(['summer', 'campaigns/summer-2026', 'shop', 'about.us/x'])('a page may have the path %s', (path) => {
  expect(isFreePath(path)).toBe(true);
});

test.each(['', '404', 'DE/x', 'draft', 'readyz', 'products', 'services/x', 'admin', 'uploads/x', 'x.pdf', '/host'])(
  'no page may have the path %s',
  (path) => {
    expect(isFreePath(path)).toBe(false);
  },
);

test.each([
  ['/icon.png', true],
  ['/a/.b', true],
  ['/a.b/c', false],
  ['/a.b/', false],
  ['/', false],
])('whether %s ends as a file: %s', (path, is) => {
  expect(hasFileName(path)).toBe(is);
});

test('a path of dots takes no time', () => {
  const start = performance.now();
  expect(isPageAddress(`/${'.a'.repeat(200_000)}/`)).toBe(true);
  expect(performance.now() - start).toBeLessThan(1_000);
});
