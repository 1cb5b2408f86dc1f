import { expect, test } from 'vitest';
import type { SiteData } from '#app/base/site-data.ts';
import { blankContactForm } from '#app/content/footer-section.ts';
import type { DetailData, PageData } from '#app/content/page-data.ts';
import { siteLinks } from '#app/shell/site-links.ts';
import { neutralSettings } from '../../server/content-store/neutral-settings.ts';
import { detailHead, pageHead } from './page-head.ts';
import { pageOf } from './sections-page.ts';

const publicUrl = 'https://www.agency.example';
const site: SiteData = {
  settings: neutralSettings(publicUrl),
  token: '',
  publicUrl,
  links: siteLinks('de', () => []),
  footerSection: blankContactForm(),
};
const FAILED: PageData & DetailData = { status: 'error' };

test('a page whose content could not be had is called so, in its language, and not as one that is missing', () => {
  const called = [{ title: 'Da ist etwas schiefgegangen – agency.example' }];
  expect(pageHead(FAILED, '/de/products', site)).toEqual(called);
  expect(detailHead(FAILED, '/de/projects/indus', site)).toEqual(called);
  expect(pageHead(FAILED, '/products', site)).toEqual([{ title: 'Something went wrong – agency.example' }]);
});

test('the application form has its own name where the backend has no entry for it', () => {
  expect(pageHead(pageOf('/de/career-form', []), '/de/career-form', site)).toContainEqual({
    title: 'Bewerbung – agency.example',
  });
});

test('a service that only the browser may have stored is called as its page says, that it loads', () => {
  expect(detailHead({ status: 'missing' }, '/service-detail/rope-work', site)).toEqual([
    { title: 'Loading... – agency.example' },
  ]);
});
