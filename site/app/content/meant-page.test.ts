import { expect, test } from 'vitest';
import { meantPage } from './meant-page.ts';

test.each([
  ['webdevelopmente', 'webdevelopment'],
  ['/services/webdevelopmente', '/services/webdevelopment'],
  ['webdevelopment', 'webdevelopment'],
  ['/services/mobileapp', '/services/mobileapp'],
  ['/blog/webdevelopmente', '/blog/webdevelopmente'],
  ['/ecommerce-detail/magento', '/ecommerce/magento'],
  ['/ecommerce/magento', '/ecommerce/magento'],
])('§2 "%s" means "%s"', (address, meant) => {
  expect(meantPage(address)).toBe(meant);
});
