import { PAGE_KEYS } from '@kontorwerk/contract/page-keys';
import { expect, test } from 'vitest';
import { isSitePage, OPEN_KEYS } from './site-pages.ts';

test('pages are added where an address names them, all others belong to the site', () => {
  expect(OPEN_KEYS).toEqual(['ecommerce', 'service', 'page']);
  expect(PAGE_KEYS.filter((page_key) => !isSitePage({ page_key }))).toEqual(OPEN_KEYS);
});
