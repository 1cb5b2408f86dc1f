import { expect, test } from 'vitest';
import { siteAddress } from './site-address.ts';

test('a page is found under the address of its name, or under the one that the site gives it', () => {
  const shopware = { page_key: 'ecommerce', title: 'shopware' };
  expect(siteAddress('pages', shopware, 'en')).toBe('/ecommerce/shopware');
  expect(siteAddress('pages', shopware, 'de')).toBe('/de/ecommerce/shopware');
  expect(siteAddress('pages', { page_key: 'homepage', title: 'Home' }, 'en')).toBe('/');
  expect(siteAddress('pages', { page_key: 'homepage', title: 'Home' }, 'de')).toBe('/de');
  expect(siteAddress('pages', { page_key: 'projects', title: 'Projects' }, 'de')).toBe('/de/projects');
});

test('what is part of other pages has no address', () => {
  expect(siteAddress('pages', { page_key: 'contactus', title: 'Footer form' }, 'en')).toBeNull();
  expect(siteAddress('reviews', { name: 'Ada' }, 'en')).toBeNull();
  expect(siteAddress('posts', { title: { en: '', de: '' } }, 'en')).toBeNull();
});

test('a detail page is found under its title in the language, else under the English one', () => {
  const post = { title: { en: 'Two lamps', de: 'Zwei Leuchten & mehr' } };
  expect(siteAddress('posts', post, 'en')).toBe('/blog/two-lamps');
  expect(siteAddress('posts', post, 'de')).toBe('/de/blog/zwei-leuchten-%26-mehr');
  expect(siteAddress('jobs', { title: { en: 'Developer' } }, 'de')).toBe('/de/jobapply/developer');
});
