import { describe, expect, test } from 'vitest';
import { canonicalPath, entryTitle, filtersOf, keysOf, pageAt } from './page-table.ts';
import { FREE_PARAMETER_MAX, PAGES, type Page } from './pages.ts';

const pageOf = (address: string): Page => pageAt(address).page;
const asSections = (address: string) => {
  const { page, name } = pageAt(address);
  if (page.kind !== 'sections' && page.kind !== 'form') throw new Error(`${address} is no page of sections`);
  return { page, name };
};
const asDetail = (address: string) => {
  const page = pageOf(address);
  if (page.kind !== 'detail') throw new Error(`${address} is no detail page`);
  return page;
};

/** The table of routes (§2), by the addresses that visitors use. */
describe('the pages of the site', () => {
  test.each([
    ['/', 'homepage', 'Home', PAGES.home],
    ['/products', 'products', 'Products', PAGES.products],
    ['/ecommerce', 'ecommerce', 'Overview', PAGES.ecommerceOverview],
    ['/ecommerce/magento', 'ecommerce', 'magento', PAGES.ecommerce],
    ['/ecommerce-detail/magento', 'ecommerce', 'magento', PAGES.ecommerceDetail],
    ['/services', 'service', 'Overview', PAGES.servicesOverview],
    ['/services/mobileapp', 'service', 'mobileapp', PAGES.services],
    ['/services/webdevelopmente', 'service', 'webdevelopment', PAGES.services],
    ['/contactus/contactform', 'contactus', 'Contact form', PAGES.contact],
    ['/contactus/career', 'career', 'Career', PAGES.career],
    ['/contactus/hireadeveloper', 'contactus', 'Hire a developer', PAGES.hire],
    ['/agency/aboutus', 'aboutus', 'About us', PAGES.about],
    ['/agency/news', 'news', 'News', PAGES.news],
    ['/agency/blogs', 'blog', 'Blogs', PAGES.blogs],
    ['/projects', 'projects', 'Projects', PAGES.projects],
    ['/career-form', 'career', 'Career form', PAGES.application],
    ['/imprint', 'legal', 'Imprint', PAGES.imprint],
    ['/termsandcondition', 'legal', 'Terms', PAGES.terms],
    ['/privacy', 'legal', 'Privacy', PAGES.privacy],
    ['/accessibility', 'legal', 'Accessibility', PAGES.accessibility],
  ])('%s is made of the set %s and shows its entry %s', (address, key, title, expected) => {
    const { page, name } = asSections(address);
    expect(page).toBe(expected);
    expect(keysOf(page)).toEqual([key]);
    expect(entryTitle(page, name)).toBe(title);
  });

  test.each([
    ['/blog/a', ['blog', 'news'], ['News'], '/agency/blogs', '/agency/blogs', 'slug', 'newsdetail'],
    ['/projects/a', ['projects'], ['ProjectGrid', 'ProjectSlider'], '/projects', '/projects', 'slug', 'pojectdetail'],
    ['/jobapply/a', ['career'], ['CareerGrid'], '/contactus/career', '/404', 'role', 'careerdetail'],
    [
      '/service-detail/a',
      ['homepage', 'service', 'ecommerce', 'products', 'aboutus'],
      ['ServicesGrid'],
      '/services',
      null,
      'slug',
      'servicedetail',
    ],
  ])('%s looks for its card in %j', (address, keys, cards, list, otherwise, named, stored) => {
    expect(asDetail(address)).toMatchObject({ keys, cards, list, otherwise, named, stored });
    expect(keysOf(asDetail(address))).toEqual(keys);
  });

  test('from a post and a project steps lead on to the next one', () => {
    const details = ['/blog/a', '/projects/a', '/jobapply/a', '/service-detail/a'].map(asDetail);
    expect(details.map(({ steps }) => steps)).toEqual(['in time', 'round', undefined, undefined]);
  });

  test('a post must be among the cards, and a job must have its text', () => {
    const details = ['/blog/a', '/projects/a', '/jobapply/a', '/service-detail/a'].map(asDetail);
    expect(details).toEqual([PAGES.post, PAGES.project, PAGES.job, PAGES.service]);
    expect(details.map(({ listedOnly }) => listedOnly === true)).toEqual([true, false, false, false]);
    expect(details.map(({ needsText }) => needsText === true)).toEqual([false, false, true, false]);
  });

  test.each([
    ['/contactus/contactform', 'message'],
    ['/career-form', 'application'],
    ['/jobapply/a', 'application'],
    ['/contactus/career', undefined],
    ['/', undefined],
  ])('%s takes the form: %s', (address, form) => {
    expect(pageOf(address).form).toBe(form);
  });

  test('only pages with a form work without content', () => {
    const forms = Object.values<Page>(PAGES).filter(({ kind }) => kind === 'form');
    expect(forms).toEqual([PAGES.contact, PAGES.application]);
  });

  test.each([
    ['/projects', ['category'], []],
    ['/contactus/career', ['office', 'team'], []],
    ['/contactus/contactform', [], ['from', 'to', 'about', 'topic', 'person', 'service']],
    ['/agency/blogs', ['topic'], []],
    ['/agency/news', ['topic'], []],
    ['/search', [], ['q']],
    ['/', [], []],
  ])('%s declares its filters %j and what a visitor writes freely %j', (address, filters, free) => {
    const page = pageOf(address);
    expect([filtersOf(page), page.freeParameters ?? []]).toEqual([filters, free]);
  });

  test.each([
    ['/', 'paper'],
    ['/products', 'paper'],
    ['/services/mobileapp', 'paper'],
    ['/404', 'paper'],
    ['/ecommerce', 'petrol'],
    ['/ecommerce/magento', 'petrol'],
    ['/ecommerce-detail/magento', 'petrol'],
    ['/projects', 'petrol'],
    ['/projects/a', 'petrol'],
    ['/agency/aboutus', 'mist'],
    ['/agency/news', 'mist'],
    ['/agency/blogs', 'mist'],
    ['/blog/a', 'mist'],
    ['/contactus/contactform', 'marigold'],
    ['/contactus/career', 'marigold'],
    ['/contactus/hireadeveloper', 'marigold'],
    ['/jobapply/a', 'marigold'],
    ['/career-form', 'marigold'],
  ])('the preview of %s stands on %s', (address, ground) => {
    expect(pageOf(address).ground ?? 'paper').toBe(ground);
  });

  test.each([
    ...[
      '/products',
      '/ecommerce',
      '/services',
      '/ecommerce/magento',
      '/ecommerce-detail/magento',
      '/services/mobileapp',
      '/service-detail/a',
    ],
    ...['/contactus/hireadeveloper', '/projects/a', '/contactus/career', '/jobapply/a', '/career-form', '/imprint'],
  ])('a message at the foot of %s is about what that page shows', (address) => {
    expect(pageOf(address).topical).toBe(true);
  });

  test.each(['/', '/projects', '/contactus/contactform', '/agency/news', '/blog/a', '/sitemap'])(
    'a message at the foot of %s may be about anything',
    (address) => {
      expect(pageOf(address).topical).toBeUndefined();
    },
  );

  test('the application form belongs to the open jobs, all else that is listed by itself to nothing', () => {
    const listed = Object.values<Page>(PAGES).filter(({ list }) => list !== undefined);
    expect(listed.map(({ path }) => path)).toEqual([
      '/service-detail/:serviceTitle',
      '/blog/:title',
      '/projects/:title',
      '/jobapply/:role',
      '/career-form',
    ]);
    expect(PAGES.application.list).toBe(PAGES.career.path);
  });

  test('every list is a page with an address of its own', () => {
    const lists = Object.values<Page>(PAGES).flatMap(({ list }) => list ?? []);
    expect(lists.filter((list) => pageOf(list).kind !== 'sections' || canonicalPath(list) !== list)).toEqual([]);
  });
});

test('§9 the home page shows four of its news, every other page all', () => {
  const counted = Object.values<Page>(PAGES).flatMap((page) => ('newsCount' in page ? [page.newsCount] : []));
  expect(counted).toEqual([4]);
});

test('what a visitor writes freely has an end', () => {
  expect(FREE_PARAMETER_MAX).toBe(200);
});
