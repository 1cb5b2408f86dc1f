import { expect, test } from 'vitest';
import { linkedKind } from './linked-kind.ts';

test.each([
  ['/ecommerce/shopware', 'ecommerce'],
  ['/ecommerce-detail/shopware', 'ecommerce'],
  ['/de/ecommerce/shopware', 'ecommerce'],
  ['/services/ecommerce', 'service'],
  ['/service-detail/ecommerce', 'service'],
  ['/de/services/mobileapp', 'service'],
  ['/contactus/career', null],
  ['/', null],
  ['', null],
  ['https://shop.example/ecommerce/', null],
])('§2 a card that leads to "%s" is stored as: %s', (link, kind) => {
  expect(linkedKind(link)).toBe(kind);
});
