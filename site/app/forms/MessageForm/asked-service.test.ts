import { expect, test } from 'vitest';
import { askedService } from './asked-service.ts';

test.each([
  ['?service=shop_migration', 'shop_migration'],
  ['?service=unheard_of', 'webDevelopment'],
  ['', 'webDevelopment'],
])('%j asks for %s', (search, service) => {
  expect(askedService(search)).toBe(service);
});
