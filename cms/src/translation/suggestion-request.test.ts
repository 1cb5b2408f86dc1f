import { expect, test } from 'vitest';
import { paragraph, sections } from '#cms/content/wire/testing/content.ts';
import { plainText } from '#cms/kit/links/plain-text.ts';
import { extractPieces, replacePieces } from './suggestion-request.ts';

test('a plain text is one piece, a rich text has as many as it has stretches of one form', () => {
  expect(extractPieces('Shops')).toEqual(['Shops']);
  expect(extractPieces(sections('Light', 'Shade'))).toEqual(['Light', 'On Light.', 'Shade', 'On Shade.']);
  expect(extractPieces(null)).toEqual([]);
});

test('other words keep the form of a text', () => {
  expect(replacePieces('Shops', ['Läden'])).toBe('Läden');
  const german = replacePieces(sections('Light'), ['Licht', 'Über Licht.']);
  expect(german).toMatchObject({ root: { children: [{ type: 'heading', tag: 'h2' }, { type: 'paragraph' }] } });
  expect(plainText(german)).toBe('Licht\nÜber Licht.');
  // A text that the service left out stays as it was.
  expect(plainText(replacePieces(paragraph('Light'), []))).toBe('Light');
});
