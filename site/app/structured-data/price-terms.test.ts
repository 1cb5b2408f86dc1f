import { expect, test } from 'vitest';
import { parsePriceTerms } from './price-terms.ts';

test.each([
  ['Per shop, per month, plus VAT. Set-up is charged once, by the day.', false, 'MON'],
  ['Pro Shop und pro Monat, zzgl. MwSt. Die Einrichtung wird einmalig nach Tagen berechnet.', false, 'MON'],
  ['Je Shop im Monat, zuzüglich der gesetzlichen Mehrwertsteuer', false, 'MON'],
  ['Guide figures, plus\u00a0VAT', false, null],
  ['All prices including VAT, per year', true, 'ANN'],
  ['Alle Preise inkl. gesetzlicher USt', true, null],
  ['Per day, or per month', null, 'x'],
  ['Prices plus VAT for companies, including VAT for others', null, null],
  ['Monthly reports cost extra each week', null, 'x'],
  ['', null, null],
])('of %j prices have tax: %s, and are for %s', (text, isTaxIncluded, unitCode) => {
  expect(parsePriceTerms(text)).toEqual({ isTaxIncluded, unitCode: unitCode === 'x' ? null : unitCode });
});
