import { expect, test } from 'vitest';
import type { SiteData } from '#app/base/site-data.ts';
import { blankContactForm } from '#app/content/footer-section.ts';
import type { DetailData, PageData } from '#app/content/page-data.ts';
import { siteLinks } from '#app/shell/site-links.ts';
import { neutralSettings } from '../../server/content-store/neutral-settings.ts';
import { detailMeta, pageMeta } from './page-meta.ts';
import { pageOf } from './sections-page.ts';

const publicUrl = 'https://www.agency.example';
const site: SiteData = {
  settings: neutralSettings(publicUrl),
  token: '',
  publicUrl,
  links: siteLinks('de', () => []),
  footerSection: blankContactForm(),
};
const at = (pathname: string) => ({ location: { pathname }, matches: [{ id: 'root', loaderData: site }] });

const FAILED: PageData & DetailData = { status: 'error' };

test('a page whose content could not be had is called so, in its language, and not as one that is missing', () => {
  const called = [{ title: 'Da ist etwas schiefgegangen – agency.example' }];
  expect(pageMeta({ ...at('/de/products'), loaderData: FAILED })).toEqual(called);
  expect(detailMeta({ ...at('/de/projects/indus'), loaderData: FAILED })).toEqual(called);
  expect(pageMeta({ ...at('/products'), loaderData: FAILED })).toEqual([
    { title: 'Something went wrong – agency.example' },
  ]);
});

test('the application form has its own name where the backend has no entry for it', () => {
  expect(pageMeta({ ...at('/de/career-form'), loaderData: pageOf('/de/career-form', []) })).toContainEqual({
    title: 'Bewerbung – agency.example',
  });
});

test('a service that only the browser may have stored is called as its page says, that it loads', () => {
  expect(detailMeta({ ...at('/service-detail/rope-work'), loaderData: { status: 'missing' } })).toEqual([
    { title: 'Loading... – agency.example' },
  ]);
});

test('an error page writes its own title', () => {
  expect(pageMeta({ ...at('/nowhere'), loaderData: undefined })).toEqual([]);
  expect(detailMeta({ ...at('/blog/none'), loaderData: undefined })).toEqual([]);
});
