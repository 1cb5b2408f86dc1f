import { standardNavigation } from '@kontorwerk/contract/navigation/standard-navigation';
import { expect, test } from 'vitest';
import { breadcrumbTrail } from './breadcrumb-trail.ts';

const trail = (path: string, title = 'Title', below = false) =>
  breadcrumbTrail({ path, title, below }, standardNavigation('en').menu, 'Home').map(({ label, to }) =>
    to === '' ? label : `${label} ${to}`,
  );

test('names the group and the page as the menu does', () => {
  expect(trail('/ecommerce/magento')).toEqual(['Home /', 'Ecommerce /ecommerce/shopware', 'Magento']);
  expect(trail('/contactus/career/')).toEqual(['Home /', 'Agency /agency/aboutus', 'Career']);
});

test('does not link a page to itself', () => {
  expect(trail('/ecommerce/shopware')).toEqual(['Home /', 'Ecommerce', 'Shopware']);
  expect(trail('/Projects')).toEqual(['Home /', 'Projects']);
});

test('puts a page that the menu does not list into the group of its neighbours, or below home', () => {
  expect(trail('/services/accessibility', 'Audits')).toEqual(['Home /', 'Services /services/webdevelopment', 'Audits']);
  expect(trail('/imprint', 'Imprint')).toEqual(['Home /', 'Imprint']);
});

test('puts a detail page below the page that lists it', () => {
  expect(trail('/projects', 'Lumen & Söhne', true)).toEqual(['Home /', 'Projects /projects', 'Lumen & Söhne']);
  expect(trail('/contactus/career', 'Tester', true)).toEqual(['Home /', 'Career /contactus/career', 'Tester']);
  const shops = ['Home /', 'Services /services/webdevelopment', 'Online shops'];
  expect(trail('/services/webdevelopment', 'Online shops', true)).toEqual(shops);
});

test.each(['/services/webdevelopment', '/services/webdevelopmente'])(
  'finds %s in the German menu, which has one spelling only',
  (path) => {
    const labels = breadcrumbTrail({ path, title: 'Title' }, standardNavigation('de').menu, 'Startseite').map(
      ({ label }) => label,
    );
    expect(labels).toEqual(['Startseite', 'Leistungen', 'Webentwicklung']);
  },
);
