import { expect, test } from 'vitest';
import { contentSets } from '../wire/content-set.ts';
import { published, stored } from '../wire/testing/content.ts';
import { leadsNowhere } from './site-addresses.ts';

const both = (en: string, de: string) => ({ en, de });
const sets = contentSets(
  published({
    pages: [
      stored.page({ id: 1, page_key: 'homepage', slug: 'Home' }),
      stored.page({ id: 2, page_key: 'service', slug: 'webdevelopment' }),
      stored.page({ id: 5, page_key: 'page', segment: both('campaign', 'kampagne') }),
      stored.page({ id: 3, page_key: 'blog', slug: 'Blogs', sections: [{ id: 'a', blockType: 'News' }] }),
      stored.page({ id: 4, page_key: 'career', slug: 'Career', sections: [{ id: 'b', blockType: 'CareerGrid' }] }),
    ],
    posts: [stored.post({ title: both('Open Doors', 'Offene Türen') })],
    redirects: [{ id: 1, from: '/services/renamed', to: 'pages:2', createdAt: '', updatedAt: '' }],
    jobs: [stored.job({ title: both('Full-Stack Developer', 'Entwickler'), offices: ['MUC'] })],
  }),
  '2026-06-15',
);

test.each([
  '/',
  '/services/webdevelopment?x=1#place',
  '/SERVICES/WebDevelopment',
  '/services/webdevelopmente',
  '/blog/open-doors',
  '/de/blog/offene-t%C3%BCren',
  '/blog/offene-türen',
  '/jobapply/full-stack-developer',
  '/campaign',
  '/de/kampagne',
  '/Services/Renamed?x=1',
  '/uploads/a.pdf',
  'https://example.org/gone',
  '#place',
  'mailto:a@b.example',
])('%s leads somewhere', (address) => {
  expect(leadsNowhere(address, sets)).toBe(false);
});

test.each(['/services/gone', '/blog/gone', '/gone', '/de/gone/deeper', '/agency/aboutus', '/services/constructor'])(
  '%s leads nowhere',
  (address) => {
    expect(leadsNowhere(address, sets)).toBe(true);
  },
);
