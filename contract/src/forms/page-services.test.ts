import { expect, test } from 'vitest';
import { findService } from './page-services.ts';

test.each([
  ['/services/webdevelopment', 'webDevelopment'],
  ['/services/wordpress', 'webDevelopment'],
  ['/services/testsolution', 'software_testing'],
  ['/ecommerce/shopmigration', 'shop_migration'],
  ['/ecommerce/ecommercemarketing', 'seo'],
])('the page at %s offers what the form calls %s', (address, service) => {
  expect(findService(address)).toBe(service);
});

test.each(['', '/', '/services', '/services/mobileapp', '/jobapply/shopware-developer', '/nowhere', '/constructor'])(
  'what the page at %j offers is none of the form’s choices',
  (address) => {
    expect(findService(address)).toBeNull();
  },
);
