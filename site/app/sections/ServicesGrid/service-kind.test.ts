import { expect, test } from 'vitest';
import { serviceKind } from './service-kind.ts';

test.each([
  ['/ecommerce/shopware', 'ecommerce'],
  ['/ecommerce-detail/shopware', 'ecommerce'],
  ['/de/ecommerce/shopware', 'ecommerce'],
  ['/services/ecommerce', 'service'],
  ['/', 'service'],
  ['', 'service'],
  ['https://shop.example/ecommerce', 'service'],
])('§2 stores a card that leads to "%s" as %s', (link, kind) => {
  expect(serviceKind({ link })).toBe(kind);
});
