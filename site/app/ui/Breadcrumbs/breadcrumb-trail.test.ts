import { buildStandardNavigation } from '@kontorwerk/contract/navigation/standard-navigation';
import { expect, test } from 'vitest';
import { buildBreadcrumbTrail } from './breadcrumb-trail.ts';

const trail = (path: string, title = 'Title', below = false) =>
  buildBreadcrumbTrail({ path, title, below }, buildStandardNavigation('en'), 'Home').map(({ label, to }) =>
    to === '' ? label : `${label} ${to}`,
  );

test('names the group and the page as the menu does', () => {
  expect(trail('/ecommerce/magento')).toEqual(['Home /', 'Ecommerce /ecommerce/shopware', 'Magento']);
  expect(trail('/contactus/career/')).toEqual(['Home /', 'Agency /agency/aboutus', 'Career']);
});

test('does not link a page to itself', () => {
  expect(trail('/ecommerce/shopware')).toEqual(['Home /', 'Ecommerce', 'Shopware']);
});

test('puts a page that the menu does not list into the group of its neighbours, or below home', () => {
  expect(trail('/services/accessibility', 'Audits')).toEqual(['Home /', 'Services /services/webdevelopment', 'Audits']);
  expect(trail('/imprint', 'Imprint')).toEqual(['Home /', 'Imprint']);
});

test('calls a page as the footer does where the menu does not list it', () => {
  expect(trail('/agency/news', 'New in the ledger')).toEqual(['Home /', 'Agency /agency/aboutus', 'News']);
  expect(trail('/sitemap', 'All pages')).toEqual(['Home /', 'Site map']);
  const links = buildStandardNavigation('de');
  expect(buildBreadcrumbTrail({ path: '/agency/news', title: 'Neu im Buch' }, links, 'Startseite').at(-1)?.label).toBe(
    'News',
  );
});

test('puts a detail page below the page that lists it', () => {
  expect(trail('/projects', 'Lumen & Söhne', true)).toEqual(['Home /', 'Projects /projects', 'Lumen & Söhne']);
  const agency = ['Home /', 'Agency /agency/aboutus'];
  expect(trail('/contactus/career', 'Tester', true)).toEqual([...agency, 'Career /contactus/career', 'Tester']);
  expect(trail('/agency/blogs', 'A post', true)).toEqual([...agency, 'Blogs /agency/blogs', 'A post']);
  // Without such a page, the group's landing page.
  const shops = ['Home /', 'Services /services/webdevelopment', 'Online shops'];
  expect(trail('/services', 'Online shops', true)).toEqual(shops);
});

test('finds a page in the German menu', () => {
  const links = buildStandardNavigation('de');
  const trail = buildBreadcrumbTrail({ path: '/services/webdevelopment', title: 'Title' }, links, 'Startseite');
  expect(trail.map(({ label }) => label)).toEqual(['Startseite', 'Leistungen', 'Webentwicklung']);
});

test('a group whose own page leads to all of it is above each of them, and above nothing on its own', () => {
  const to = new Map([
    ['/ecommerce/shopware', '/ecommerce'],
    ['/services/webdevelopment', '/services'],
  ]);
  const menu = buildStandardNavigation('de').menu.map((group) => ({ ...group, to: to.get(group.to) ?? group.to }));
  const steps = (path: string, title = 'Titel', below = false) =>
    buildBreadcrumbTrail({ path, title, below }, { menu, footer: [] }, 'Start').map((crumb) =>
      `${crumb.label} ${crumb.to}`.trim(),
    );
  expect(steps('/ecommerce')).toEqual(['Start /', 'E-Commerce']);
  expect(steps('/ecommerce/shopware')).toEqual(['Start /', 'E-Commerce /ecommerce', 'Shopware']);
  expect(steps('/ecommerce/fair', 'Messe')).toEqual(['Start /', 'E-Commerce /ecommerce', 'Messe']);
  expect(steps('/services/webdevelopment')).toEqual(['Start /', 'Leistungen /services', 'Webentwicklung']);
  expect(steps('/services', 'Onlineshops', true)).toEqual(['Start /', 'Leistungen /services', 'Onlineshops']);
});
