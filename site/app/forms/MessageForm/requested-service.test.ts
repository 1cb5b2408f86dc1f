import { expect, test } from 'vitest';
import { findRequestedService } from './requested-service.ts';

test.each([
  ['?service=shop_migration', 'shop_migration'],
  ['?about=/services/testsolution&topic=x', 'software_testing'],
  ['?about=/services/testsolution&service=seo', 'seo'],
  ['?service=unheard_of', null],
  ['?about=/services/mobileapp', null],
  ['', null],
])('%j asks for %s', (search, service) => {
  expect(findRequestedService(search)).toBe(service);
});
