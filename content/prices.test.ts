import { expect, test } from 'vitest';
import { euroFigure, euros, priceCells, priceSentence, priceTable } from './prices.ts';

test('a price is told in the words and the spelling of each language', () => {
  expect(priceSentence({ from: 25_000, usual: [30_000, 45_000], weeks: [6, 8] })).toEqual({
    en: 'From €25,000, typically €30,000 to €45,000, in 6 to 8\u00a0weeks (guide figures, plus VAT).',
    de: 'Ab 25.000\u00a0Euro, meist 30.000 bis 45.000\u00a0Euro, in 6 bis 8\u00a0Wochen (Richtwerte, zuzüglich Mehrwertsteuer).',
  });
});

test('one figure is told as one', () => {
  expect(priceSentence({ from: 2_400, usual: 8_000, weeks: 2 }).en).toBe(
    'From €2,400, typically €8,000, in 2\u00a0weeks (guide figures, plus VAT).',
  );
});

test('a sum has the sign or the word of its currency', () => {
  expect([euros(2_400), euroFigure(2_400)]).toEqual([
    { en: '€2,400', de: '2.400\u00a0Euro' },
    { en: '€2,400', de: '2.400\u00a0€' },
  ]);
});

test('in a table the sum and the weeks are two cells of one line each', () => {
  expect(priceCells({ from: 25_000, usual: 30_000, weeks: [6, 8] })).toEqual({
    en: '€25,000 | 6\u00a0to\u00a08',
    de: '25.000\u00a0€ | 6\u00a0bis\u00a08',
  });
});

test('a table of prices has a line for each piece of work, in the words of each language', () => {
  const work = { en: 'A portal', de: 'Ein Portal' };
  expect(priceTable([{ work, price: { from: 30_000, usual: 40_000, weeks: 14 } }])).toEqual({
    en: '| Guide figures | From | Weeks |\n| --- | --- | --- |\n| A portal | €30,000 | 14 |',
    de: '| Richtwerte | Ab | Wochen |\n| --- | --- | --- |\n| Ein Portal | 30.000\u00a0€ | 14 |',
  });
});
