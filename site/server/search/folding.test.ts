import { expect, test } from 'vitest';
import { foldWord, plainWord } from './folding.ts';

test.each([
  ['Lösungen', 'losungen'],
  ['Loesungen', 'losungen'],
  ['losungen', 'losungen'],
  ['ÜBER', 'uber'],
  ['ueber', 'uber'],
  ['Ägypten', 'agypten'],
  ['Aegypten', 'agypten'],
  ['Straße', 'strasse'],
  ['STRASSE', 'strasse'],
  ['STRAẞE', 'strasse'],
  ['Malmø', 'malmo'],
  ['Café', 'cafe'],
  ['Cafe\u0301', 'cafe'],
  ['ﬁnden', 'finden'],
  ['C#', 'c#'],
  ['𝟐𝟎𝟐𝟔', '2026'],
])('%s is found as %s', (written, found) => {
  expect(foldWord(written)).toBe(found);
});

test('what a plain word has of umlauts written out, it keeps: stems are made of it', () => {
  expect(plainWord('Values')).toBe('values');
});
