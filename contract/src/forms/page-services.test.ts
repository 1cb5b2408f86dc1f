import { expect, test } from 'vitest';
import { serviceOfPage } from './service-of-page.ts';

test.each([
  ['/services/webdevelopment', 'webDevelopment'],
  ['/de/services/webdevelopmente', 'webDevelopment'],
  ['/services/testsolution', 'software_testing'],
  ['/ecommerce/shopmigration?page=2', 'shop_migration'],
  ['/de/ecommerce-detail/ShopMigration', 'shop_migration'],
  ['/ecommerce/ecommercemarketing', 'seo'],
])('the page at %s offers what the form calls %s', (address, service) => {
  expect(serviceOfPage(address)).toBe(service);
});

test.each(['', '/', '/services', '/services/mobileapp', '/jobapply/shopware-developer', '/nowhere', '/constructor'])(
  'what the page at %j offers is none of the form’s choices',
  (address) => {
    expect(serviceOfPage(address)).toBeNull();
  },
);
