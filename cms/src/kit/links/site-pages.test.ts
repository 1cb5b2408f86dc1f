import { PAGE_KEYS } from '@kontorwerk/contract/pages/page-keys';
import { expect, test } from 'vitest';
import { isSitePage, OPEN_KEYS } from './site-pages.ts';

test('pages are added where an address names them, all others belong to the site', () => {
  expect(OPEN_KEYS).toEqual(['ecommerce', 'service', 'page']);
  expect(PAGE_KEYS.filter((page_key) => !isSitePage({ page_key }))).toEqual(OPEN_KEYS);
});

test.each([
  ['ecommerce', 'Overview', true],
  ['service', 'overview', true],
  ['ecommerce', 'shopware', false],
  ['ecommerce', '', false],
  ['page', 'Overview', false],
  ['legal', 'Imprint', true],
])('of the part %s the page named "%s" belongs to the site: %s', (page_key, slug, belongs) => {
  expect(isSitePage({ page_key, slug })).toBe(belongs);
});
