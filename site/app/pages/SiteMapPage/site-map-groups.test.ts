import type { PageName } from '@kontorwerk/contract/pages/pages';
import { expect, test } from 'vitest';
import type { DirectoryEntry } from '#app/content/directory-entry.ts';
import { directoryEntry } from '#app/content/testing/directory-entry.ts';
import { buildSiteMapGroups, SITE_MAP_MOST } from './site-map-groups.ts';

function entry(page: PageName, path: string, title = path): DirectoryEntry {
  return directoryEntry(page, { language: 'de', path, title });
}

test('each page stands under its subject once, but for the site map itself; subjects without pages are left out', () => {
  const entries = [
    entry('home', '/de'),
    entry('ecommerceOverview', '/de/ecommerce'),
    entry('ecommerce', '/de/ecommerce/shopware'),
    entry('servicesOverview', '/de/services'),
    entry('service', '/de/service-detail/pflege'),
    entry('services', '/de/services/wordpress'),
    entry('news', '/de/agency/news'),
    entry('blogs', '/de/agency/blogs'),
    entry('hire', '/de/contactus/hireadeveloper'),
    entry('imprint', '/de/imprint'),
    entry('sitemap', '/de/sitemap'),
    entry('free', '/de/sommer'),
  ];
  expect(buildSiteMapGroups(entries).map(({ subject, links }) => [subject, links.map(({ path }) => path)])).toEqual([
    ['agency', ['/de', '/de/sommer']],
    [
      'services',
      ['/de/services', '/de/services/wordpress', '/de/service-detail/pflege', '/de/contactus/hireadeveloper'],
    ],
    ['ecommerce', ['/de/ecommerce', '/de/ecommerce/shopware']],
    ['posts', ['/de/agency/blogs', '/de/agency/news']],
    ['legal', ['/de/imprint']],
  ]);
});

test('of a long list the beginning is shown, with the way to all of it', () => {
  const posts = Array.from({ length: SITE_MAP_MOST + 1 }, (_, at) => entry('post', `/de/blog/${at}`));
  const blogs = entry('blogs', '/de/agency/blogs', 'Logbuch');
  const [group] = buildSiteMapGroups([blogs, ...posts]);
  expect(group?.links).toHaveLength(1 + SITE_MAP_MOST);
  expect(group?.more).toEqual([
    { page: 'blogs', path: '/de/agency/blogs', title: 'Logbuch', date: '', count: SITE_MAP_MOST + 1 },
  ]);
  expect(buildSiteMapGroups([blogs, ...posts.slice(1)])[0]?.more).toEqual([]);
});
