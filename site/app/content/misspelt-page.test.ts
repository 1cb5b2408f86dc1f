import { expect, test } from 'vitest';
import { meantPage } from './misspelt-page.ts';

test.each([
  ['webdevelopmente', 'webdevelopment'],
  ['/services/webdevelopmente', '/services/webdevelopment'],
  ['webdevelopment', 'webdevelopment'],
  ['/services/mobileapp', '/services/mobileapp'],
  ['/blog/webdevelopmente', '/blog/webdevelopmente'],
])('§2 "%s" means "%s"', (address, meant) => {
  expect(meantPage(address)).toBe(meant);
});
