import { expect, test } from 'vitest';
import { cutAt, DESCRIPTION_LENGTHS, fit, resultText, TITLE_LENGTHS } from './search-result.ts';

const nothing = { here: '', saved: undefined };
const inEnglish = (en: string) => ({ here: ' ', saved: { en, de: null } });

test('what is written for search engines goes before the document’s own words, and those before another language', () => {
  const written = { here: 'Shops that last', saved: undefined };
  const own = { here: 'Shops', saved: undefined };
  expect(resultText(written, own, 'de')).toEqual({ text: 'Shops that last', origin: 'written' });
  expect(resultText(nothing, own, 'de')).toEqual({ text: 'Shops', origin: 'own' });
  expect(resultText(inEnglish('Shops that last'), own, 'de')).toEqual({ text: 'Shops', origin: 'own' });
  expect(resultText(inEnglish('Shops that last'), inEnglish('Shops'), 'de')).toEqual({
    text: 'Shops that last',
    origin: 'foreign',
  });
  expect(resultText(nothing, inEnglish('Shops'), 'de')).toEqual({ text: 'Shops', origin: 'foreign' });
  // Texts missing on the English page aren't taken from the German one.
  expect(resultText(nothing, { here: null, saved: { en: null, de: 'Läden' } }, 'en').origin).toBe('nothing');
});

test('a text is told to be short, to fit or to be cut, and is cut at a word', () => {
  expect(fit('Shops', TITLE_LENGTHS)).toBe('short');
  expect(fit('x'.repeat(60), TITLE_LENGTHS)).toBe('fits');
  expect(fit('x'.repeat(156), DESCRIPTION_LENGTHS)).toBe('long');
  expect(cutAt('x'.repeat(60), TITLE_LENGTHS)).toHaveLength(60);
  expect(cutAt(`${'word '.repeat(12)}longer`, TITLE_LENGTHS)).toBe(`${'word '.repeat(12).trim()}…`);
});
