import { expect, test } from 'vitest';
import { parsePrice } from './price-text.ts';

test.each([
  ['€ 290', 'en', '290', 'EUR'],
  ['290\u00a0€', 'de', '290', 'EUR'],
  ['€2,400', 'en', '2400', 'EUR'],
  ['€ 2,400', 'en', '2400', 'EUR'],
  ['€1,290.50', 'en', '1290.50', 'EUR'],
  ['1.290,50\u00a0€', 'de', '1290.50', 'EUR'],
  ['$12', 'en', '12', 'USD'],
] as const)('%s is a price', (text, language, price, priceCurrency) => {
  expect(parsePrice(text, language)).toEqual({ price, priceCurrency });
});

test.each([
  ['€ 58–128', 'en'],
  ['290', 'en'],
  ['2 weeks', 'en'],
  ['from € 290', 'en'],
  ['1.290\u00a0€', 'en'],
  ['€ 290 €', 'en'],
  ['', 'en'],
] as const)('“%s” is none in %s', (text, language) => {
  expect(parsePrice(text, language)).toBeNull();
});
