import { expect, test } from 'vitest';
import { listingPage } from './listing-page.ts';

test.each([
  ['/projects/lumen-&-söhne', '/projects'],
  ['/blog/a-post', '/agency/blogs'],
  ['/jobapply/tester', '/contactus/career'],
  ['/service-detail/online-shops', '/services/webdevelopment'],
  ['/ecommerce-detail/shopware', '/ecommerce/shopware'],
  ['/services/webdevelopmente', '/services/webdevelopment'],
  ['/products', '/products'],
  ['/', '/'],
])('%s belongs to %s in the menu', (path, listing) => {
  expect(listingPage(path)).toBe(listing);
});
