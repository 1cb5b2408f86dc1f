import { readEntries } from '@kontorwerk/contract/content/read-entries';
import { teaserOfKind } from '@kontorwerk/contract/navigation/navigation';
import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import { expect, test } from 'vitest';
import { buildDefaultSettings } from '../../server/content-store/default-settings.ts';
import { buildContactBar, buildSiteLinks } from './site-links.ts';

const settings = buildDefaultSettings('https://www.agency.example');
const link = { label: 'Fair', to: '/agency/news', description: '' };
const nothing = () => [];

test('a backend that says nothing of them leaves menu and footer as the site has them', () => {
  const { menu, footer, legal } = buildSiteLinks({ language: 'de', settings, entries: nothing });
  expect(menu.map(({ label }) => label)).toEqual([
    'Agentur',
    'E-Commerce',
    'Leistungen',
    'Produkte',
    'Projekte',
    'Kontakt',
  ]);
  expect(footer).toHaveLength(5);
  expect(legal.map(({ label }) => label)).toEqual(['Impressum', 'AGB', 'Datenschutz', 'Barrierefreiheit']);
});

test('§2 the site’s own menu and footer link to no news and legal pages that a backend hasn’t', () => {
  const isAbsent = (key: PageKey) => ['legal', 'news', 'products'].includes(key);
  const { menu, footer, legal } = buildSiteLinks({ language: 'de', settings, entries: nothing, isAbsent });
  expect(legal).toEqual([]);
  const columns = [...menu.flatMap((group) => group.columns), ...footer];
  const paths = columns.flatMap(({ links }) => links.map(({ to }) => to));
  expect(paths).not.toContain('/agency/news');
  expect(paths).toEqual(expect.arrayContaining(['/agency/blogs', '/products']));
});

test('a legal page that a backend has not among its others is not linked', () => {
  const entries = (key: PageKey) =>
    readEntries(key === 'legal' ? ['Imprint', 'Terms', 'Privacy'].map((title) => ({ title, meta: [] })) : [], () => {});
  const { legal } = buildSiteLinks({ language: 'en', settings, entries });
  expect(legal.map(({ to }) => to)).toEqual(['/imprint', '/termsandcondition', '/privacy']);
});

test('each part that a backend has takes the place of the site’s own, and no other', () => {
  const before = buildSiteLinks({ language: 'en', settings, entries: nothing });
  const own = { ...settings, navigation: { footer: [{ title: 'Now', links: [link] }] } };
  const { menu, footer, legal } = buildSiteLinks({ language: 'en', settings: own, entries: nothing });
  expect(footer).toEqual([{ title: 'Now', links: [{ label: 'Fair', to: '/agency/news' }] }]);
  expect({ menu, legal }).toEqual({ menu: before.menu, legal: before.legal });
});

test('a group has the teaser that an editor made, without a button where its words or its place are missing', () => {
  const teaser = {
    ...teaserOfKind('own'),
    title: 'Fair',
    to: '/agency/news',
    action: 'Come',
    image: '/uploads/a.webp',
  };
  const group = {
    label: 'News',
    to: '/agency/news',
    intro: '',
    call_label: 'Come',
    call_link: '',
    as_button: true,
    columns: [{ title: '', links: [link] }],
    teaser,
  };
  const own = { ...settings, navigation: { menu: [group, { ...group, label: 'Plain', columns: [] }] } };
  const [first, plain] = buildSiteLinks({ language: 'en', settings: own, entries: nothing }).menu;
  expect(first).toEqual({
    label: 'News',
    to: '/agency/news',
    isButton: true,
    columns: [{ title: '', links: [{ label: 'Fair', to: '/agency/news' }] }],
    teaser: { title: 'Fair', text: '', to: '/agency/news', action: 'Come', image: '/uploads/a.webp', image_set: null },
  });
  expect(plain?.teaser).toBeUndefined();
});

test('the contact bar is told only where it hides something', () => {
  const said = { ...settings, email: 'a@b.example', phone: '1' };
  const showing = (email: boolean) => ({ navigation: { contact_bar: { socials: true, email, phone: true } } });
  expect(buildContactBar(said)).toEqual({});
  expect(buildContactBar({ ...said, ...showing(true) })).toEqual({});
  expect(buildContactBar({ ...said, ...showing(false) })).toEqual({
    contactBar: { email: '', phone: '1', socials: [] },
  });
});

const overview =
  (key: PageKey, title = 'Overview') =>
  (asked: PageKey) =>
    asked === key ? readEntries([{ title, meta: [{ component_name: 'Banner' }] }], () => {}) : [];
const groupPages = (entries: (key: PageKey) => ReturnType<typeof readEntries>) =>
  buildSiteLinks({ language: 'en', settings, entries }).menu.map(({ to }) => to);
const STANDARD = ['/agency/aboutus', '/ecommerce/shopware', '/services/webdevelopment', '/products', '/projects'];

test.each<[string, PageKey, string, readonly string[]]>([
  ['the shops', 'ecommerce', 'Overview', ['/agency/aboutus', '/ecommerce', ...STANDARD.slice(2)]],
  ['the services, in any case', 'service', 'overview', [...STANDARD.slice(0, 2), '/services', ...STANDARD.slice(3)]],
  ['nothing that it is named for', 'ecommerce', 'Summary', STANDARD],
  ['the agency, which has no such page', 'aboutus', 'Overview', STANDARD],
])('a group leads to the page that leads to all of %s', (_, key, title, expected) => {
  expect(groupPages(overview(key, title)).slice(0, 5)).toEqual(expected);
});

test('a group leads where an editor says, and where content never arrived to the first of its pages', () => {
  const fair = {
    label: 'Shops',
    to: '/ecommerce/fair',
    intro: '',
    call_label: '',
    call_link: '',
    as_button: false,
    columns: [{ title: '', links: [{ ...link, to: '/ecommerce/shopware' }] }],
    teaser: teaserOfKind('none'),
  };
  const own = { ...settings, navigation: { menu: [fair, { ...fair, to: 'https://shop.example/ecommerce/a' }] } };
  const { menu } = buildSiteLinks({ language: 'en', settings: own, entries: overview('ecommerce') });
  expect(menu.map(({ to }) => to)).toEqual(['/ecommerce/fair', 'https://shop.example/ecommerce/a']);
  const nothingYet = () => {
    throw new Error('never arrived');
  };
  expect(groupPages(nothingYet).slice(0, 5)).toEqual(STANDARD);
});
