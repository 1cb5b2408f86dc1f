import { expect, test } from 'vitest';
import { chooseResultText, DESCRIPTION_LENGTHS, judgeLength, TITLE_LENGTHS, truncateAt } from './search-result.ts';

const nothing = { here: '', saved: undefined };
const inEnglish = (en: string) => ({ here: ' ', saved: { en, de: null } });

test('what is written for search engines goes before the document’s own words, and those before another language', () => {
  const written = { here: 'Shops that last', saved: undefined };
  const own = { here: 'Shops', saved: undefined };
  expect(chooseResultText(written, own, 'de')).toEqual({ text: 'Shops that last', origin: 'written' });
  expect(chooseResultText(nothing, own, 'de')).toEqual({ text: 'Shops', origin: 'own' });
  expect(chooseResultText(inEnglish('Shops that last'), own, 'de')).toEqual({ text: 'Shops', origin: 'own' });
  expect(chooseResultText(inEnglish('Shops that last'), inEnglish('Shops'), 'de')).toEqual({
    text: 'Shops that last',
    origin: 'foreign',
  });
  expect(chooseResultText(nothing, inEnglish('Shops'), 'de')).toEqual({ text: 'Shops', origin: 'foreign' });
  // Texts missing on the English page aren't taken from the German one.
  expect(chooseResultText(nothing, { here: null, saved: { en: null, de: 'Läden' } }, 'en').origin).toBe('nothing');
});

test('a text is told to be short, to fit or to be cut, and is cut at a word', () => {
  expect(judgeLength('Shops', TITLE_LENGTHS)).toBe('short');
  expect(judgeLength('x'.repeat(60), TITLE_LENGTHS)).toBe('fits');
  expect(judgeLength('x'.repeat(156), DESCRIPTION_LENGTHS)).toBe('long');
  expect(truncateAt('x'.repeat(60), TITLE_LENGTHS)).toHaveLength(60);
  expect(truncateAt(`${'word '.repeat(12)}longer`, TITLE_LENGTHS)).toBe(`${'word '.repeat(12).trim()}…`);
});
