import { expect, test } from 'vitest';
import { isDeadLink } from './site-addresses.ts';
import { mapContentSets } from './wire/content-set.ts';
import { both, published, stored } from './wire/testing/content.ts';

const redirect = (id: number, from: string, to: string) => ({ id, from, to, createdAt: '', updatedAt: '' });
const sets = mapContentSets(
  published({
    pages: [
      stored.page({ id: 1, page_key: 'homepage', slug: 'Home' }),
      stored.page({ id: 2, page_key: 'service', slug: 'webdevelopment' }),
      stored.page({ id: 5, page_key: 'page', segment: both('campaign', 'kampagne') }),
      stored.page({ id: 6, page_key: 'page', segment: both('orphan', 'waise'), parent: 99 }),
      stored.page({ id: 3, page_key: 'blog', slug: 'Blogs', sections: [{ id: 'a', blockType: 'News' }] }),
      stored.page({ id: 4, page_key: 'career', slug: 'Career', sections: [{ id: 'b', blockType: 'CareerGrid' }] }),
    ],
    posts: [stored.post({ title: both('Open Doors', 'Offene Türen') })],
    redirects: [
      redirect(1, '/services/renamed', 'pages:2'),
      redirect(2, '/old', '/services/renamed'),
      redirect(3, '/dead', 'pages:99'),
      redirect(4, '/round', '/about'),
      redirect(5, '/about', '/round'),
      redirect(6, '/shop', 'https://shop.example/'),
    ],
    jobs: [
      stored.job({ id: 1, title: both('Full-Stack Developer', 'Entwickler'), offices: ['MUC'] }),
      stored.job({ id: 2, title: both('Tester', 'Testerin'), offices: ['MUC'], valid_through: '2026-06-14' }),
    ],
  }),
  '2026-06-15',
);

test.each([
  '/',
  '/services/webdevelopment?x=1#place',
  '/SERVICES/WebDevelopment',
  '/services/webdevelopmente',
  '/de/sitemap',
  '/blog/open-doors',
  '/de/blog/offene-t%C3%BCren',
  '/blog/offene-türen',
  '/jobapply/full-stack-developer',
  '/campaign',
  '/de/kampagne',
  '/Services/Renamed?x=1',
  '/old',
  '/shop',
  'pages:2#place',
  'jobs:1',
  '/uploads/a.pdf',
  'https://example.org/gone',
  '#place',
  'mailto:a@b.example',
])('%s leads somewhere', (address) => {
  expect(isDeadLink(address, sets)).toBe(false);
});

test.each([
  '/services/gone',
  '/blog/gone',
  '/gone',
  '/de/gone/deeper',
  '/agency/aboutus',
  '/services/constructor',
  '/dead',
  '/round',
  // Below an unpublished page, a closed job, and one that never existed.
  'pages:6',
  'jobs:2',
  'jobs:99',
])('%s leads nowhere', (address) => {
  expect(isDeadLink(address, sets)).toBe(true);
});
