import { expect, test } from 'vitest';
import { askedService } from './asked-service.ts';

test.each([
  ['?service=shop_migration', 'shop_migration'],
  ['?about=/services/testsolution&topic=x', 'software_testing'],
  ['?about=/services/testsolution&service=seo', 'seo'],
  ['?service=unheard_of', null],
  ['?about=/services/mobileapp', null],
  ['', null],
])('%j asks for %s', (search, service) => {
  expect(askedService(search)).toBe(service);
});
