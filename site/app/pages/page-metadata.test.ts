import type { Card } from '@kontorwerk/contract/content/entry';
import { emptyCard, readCard, readEntries } from '@kontorwerk/contract/content/read-entries';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { expect, test } from 'vitest';
import { locatePage } from '#app/base/current-page.ts';
import type { SiteData } from '#app/base/site-data.ts';
import { createBlankContactForm } from '#app/content/footer-section.ts';
import { findNeighbours } from '#app/content/neighbours.ts';
import type { DetailData, PageData } from '#app/content/page-data.ts';
import { buildSiteLinks } from '#app/shell/site-links.ts';
import { buildDefaultSettings } from '../../server/content-store/default-settings.ts';
import { describeOwnPage } from './own-page.ts';
import { buildDetailHead, buildOwnPageHead, buildSectionsPageHead } from './page-metadata.ts';
import { resolvePageData } from './page-resolution.ts';

const publicUrl = 'https://www.agency.example';
const site: SiteData = {
  settings: buildDefaultSettings(publicUrl),
  zones: {},
  token: '',
  publicUrl,
  links: buildSiteLinks({ language: 'de', settings: {}, entries: () => [] }),
  footerSection: createBlankContactForm(),
};
const at = (address: string) => locatePage(new URL(address, publicUrl));
const FAILED: PageData & DetailData = { status: 'error' };

test('a page whose content could not be had is called so, in its language, and not as one that is missing', () => {
  const called = [{ title: 'Da ist etwas schiefgegangen – agency.example' }];
  expect(buildSectionsPageHead(FAILED, at('/de/products'), site)).toEqual(called);
  expect(buildDetailHead(FAILED, at('/de/projects/indus'), site)).toEqual(called);
  expect(buildSectionsPageHead(FAILED, at('/products'), site)).toEqual([
    { title: 'Something went wrong – agency.example' },
  ]);
});

test('the application form has its own name where the backend has no entry for it', () => {
  expect(buildSectionsPageHead(resolvePageData(at('/de/career-form'), []), at('/de/career-form'), site)).toContainEqual(
    {
      title: 'Bewerbung – agency.example',
    },
  );
});

test('a part of a long list has a title and an address of its own, and names the parts beside it', () => {
  const cards = Array.from({ length: 12 }, (_, at) => ({ title: `${at}` }));
  const window = { total: 36, all: 36, start: 12 };
  const meta = [{ component_name: 'News', main_title: 'Logbuch', card_components: cards, window }];
  const page = resolvePageData(
    at('/de/agency/blogs?page=2'),
    readEntries([{ title: 'Blogs', meta }], () => {}),
  );
  const head = buildSectionsPageHead(page, at('/de/agency/blogs'), site);
  const link = (rel: string, path: string) => ({ rel, href: publicUrl + path });
  expect(head).toContainEqual({ title: 'Logbuch – Seite 2 – agency.example' });
  expect(head).toContainEqual(link('canonical', '/de/agency/blogs?page=2'));
  expect(head).toContainEqual(link('prev', '/de/agency/blogs'));
  expect(head).toContainEqual(link('next', '/de/agency/blogs?page=3'));
  expect(head).toContainEqual({ ...link('alternate', '/agency/blogs?page=2'), hrefLang: 'en' });
  expect(head).toContainEqual({
    property: 'og:image',
    content: `${publicUrl}/previews/de/agency/blogs.png`,
  });
});

test('lists and what is in them name the feeds by which they are followed, other pages none', () => {
  const feeds = (path: string, isDetail = false) => {
    const card = readCard({ title: 'Licht' });
    if (card === null) throw new Error('it is a card');
    const detail = {
      status: 'loaded',
      card,
      closing: null,
      addresses: { en: null, de: path },
      ...findNeighbours(PAGES.post, [card], card),
    } as const;
    const sections = [{ component_name: 'RichText' }];
    const entries = ['Blogs', 'News', 'Career', 'Products', 'Career form'].map((title) => ({ title, meta: sections }));
    const page = () =>
      resolvePageData(
        at(path),
        readEntries(entries, () => {}),
      );
    const head = isDetail ? buildDetailHead(detail, at(path), site) : buildSectionsPageHead(page(), at(path), site);
    return head.flatMap((element) => ('type' in element ? [element.href.replace(publicUrl, '')] : []));
  };
  expect(feeds('/de/agency/blogs')).toEqual(['/de/feeds/blog.atom', '/de/feeds/blog.json']);
  expect(feeds('/agency/news')).toEqual(['/feeds/news.atom', '/feeds/news.json']);
  expect(feeds('/contactus/career')).toEqual(['/feeds/jobs.atom', '/feeds/jobs.json']);
  expect(feeds('/jobapply/licht', true)).toEqual(['/feeds/jobs.atom', '/feeds/jobs.json']);
  expect(feeds('/blog/licht', true)).toHaveLength(4);
  for (const path of ['/products', '/career-form']) expect(feeds(path)).toEqual([]);
  expect(feeds('/projects/licht', true)).toEqual([]);
});

test('a service that only the browser may have stored is called as its page says, that it loads', () => {
  expect(buildDetailHead({ status: 'missing' }, at('/service-detail/rope-work'), site)).toEqual([
    { title: 'Loading... – agency.example' },
  ]);
});

test('a detail page is described by what was written for search engines, and by its card where nothing was', () => {
  const described = (sent: object) => {
    const card = readCard({ title: 'Licht', description: 'Über Licht.', ...sent });
    if (card === null) throw new Error('it is a card');
    const addresses = { en: null, de: '/de/blog/licht' };
    return buildDetailHead(
      { status: 'loaded', card, closing: null, addresses, ...findNeighbours(PAGES.post, [card], card) },
      at('/de/blog/licht'),
      site,
    );
  };
  const plain = described({});
  expect(plain).toContainEqual({ title: 'Licht – agency.example' });
  expect(plain).toContainEqual({ name: 'description', content: 'Über Licht.' });
  expect(plain).toContainEqual({ property: 'og:image', content: `${publicUrl}/previews/de/blog/licht.png` });
  expect(plain).toContainEqual({ property: 'og:type', content: 'article' });
  expect(plain.some((element) => 'property' in element && element.property.startsWith('article:'))).toBe(false);
  const written = described({ date: '2026-11-05', name: 'Ada Lovelace' });
  expect(written).toContainEqual({ property: 'article:published_time', content: '2026-11-05' });
  expect(written).toContainEqual({ property: 'article:author', content: 'Ada Lovelace' });
  const told = described({
    seo: { title: 'Alles über Licht', description: 'Jede Lampe.', image: '/uploads/lamp.webp' },
  });
  expect(told).toContainEqual({ title: 'Alles über Licht – agency.example' });
  expect(told).toContainEqual({ name: 'description', content: 'Jede Lampe.' });
  expect(told).toContainEqual({ property: 'og:image', content: `${publicUrl}/uploads/lamp.webp` });
  expect(described({ seo: { title: 'Alles über Licht' } })).toContainEqual({
    name: 'description',
    content: 'Über Licht.',
  });
});

const NOINDEX = { name: 'robots', content: 'noindex' };

test('what is not for search engines says so: a form by itself, and a service without a text', () => {
  const form = resolvePageData(at('/career-form'), []);
  expect(buildSectionsPageHead(form, at('/career-form'), site)).toContainEqual(NOINDEX);
  const contact = resolvePageData(at('/contactus/contactform'), []);
  expect(buildSectionsPageHead(contact, at('/contactus/contactform'), site)).not.toContainEqual(NOINDEX);
  const service = (html_field: string): DetailData => {
    const card = readCard({ title: 'Care', html_field });
    if (card === null) throw new Error('no card');
    const addresses = { en: '/service-detail/care', de: null };
    return { status: 'loaded', card, closing: null, addresses, ...findNeighbours(PAGES.service, [card], card) };
  };
  expect(buildDetailHead(service(''), at('/service-detail/care'), site)).toContainEqual(NOINDEX);
  expect(buildDetailHead(service('<p>How</p>'), at('/service-detail/care'), site)).not.toContainEqual(NOINDEX);
});

test('a page of our own has its title, its addresses in both languages, and no entry of the backend', () => {
  const head = buildOwnPageHead(describeOwnPage('sitemap', '/de/sitemap'), at('/de/sitemap'), site);
  expect(head).toContainEqual({ title: 'Sitemap – agency.example' });
  expect(head).toContainEqual({ rel: 'canonical', href: `${publicUrl}/de/sitemap` });
  expect(head).toContainEqual({ rel: 'alternate', hrefLang: 'en', href: `${publicUrl}/sitemap` });
  expect(head).not.toContainEqual(NOINDEX);
});

test('a page that stands in for a translation claims none, and is the same as the one in its language', () => {
  const card: Card = { ...emptyCard(), title: 'Nur deutsch', written_in: 'de' };
  const addresses = { en: null, de: '/de/blog/nur-deutsch' };
  const detail = {
    status: 'loaded',
    card,
    closing: null,
    ...findNeighbours(PAGES.post, [card], card, null),
    addresses,
  } as const;
  const head = buildDetailHead(detail, at('/blog/nur-deutsch'), site);
  expect(head).toContainEqual({ rel: 'canonical', href: `${publicUrl}/de/blog/nur-deutsch` });
  expect(head.filter((element) => 'hrefLang' in element)).toEqual([]);
});
