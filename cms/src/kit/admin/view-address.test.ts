import { expect, test } from 'vitest';
import { viewAddress } from './view-address.ts';

test('a page is found under the address of its name, or under the one that the site gives it', () => {
  const shopware = { page_key: 'ecommerce', slug: 'shopware' };
  expect(viewAddress('pages', shopware, 'en')).toBe('/ecommerce/shopware');
  expect(viewAddress('pages', shopware, 'de')).toBe('/de/ecommerce/shopware');
  expect(viewAddress('pages', { page_key: 'homepage', slug: 'Home' }, 'en')).toBe('/');
  expect(viewAddress('pages', { page_key: 'homepage', slug: 'Home' }, 'de')).toBe('/de');
  expect(viewAddress('pages', { page_key: 'projects', slug: 'Projects' }, 'de')).toBe('/de/projects');
});

test('what is part of other pages has no address', () => {
  expect(viewAddress('pages', { page_key: 'contactus', slug: 'Footer form' }, 'en')).toBeNull();
  expect(viewAddress('reviews', { name: 'Ada' }, 'en')).toBeNull();
  expect(viewAddress('posts', { title: { en: '', de: '' } }, 'en')).toBeNull();
});

test('a detail page is found under its title in the language, else under the English one', () => {
  const post = { title: { en: 'Two lamps', de: 'Zwei Leuchten & mehr' } };
  expect(viewAddress('posts', post, 'en')).toBe('/blog/two-lamps');
  expect(viewAddress('posts', post, 'de')).toBe('/de/blog/zwei-leuchten-%26-mehr');
  expect(viewAddress('jobs', { title: { en: 'Developer' } }, 'de')).toBe('/de/jobapply/developer');
});

test('a free page is found under its own address, unless that depends on another page', () => {
  const page = { page_key: 'page', segment: { en: 'summer', de: 'sommer' } };
  expect(viewAddress('pages', page, 'de')).toBe('/de/sommer');
  expect(viewAddress('pages', { ...page, parent: 3 }, 'de')).toBeNull();
  expect(viewAddress('pages', { page_key: 'page', segment: { en: null, de: 'sommer' } }, 'en')).toBe('/sommer');
  expect(viewAddress('pages', { page_key: 'page' }, 'en')).toBeNull();
});
