import { expect, test } from 'vitest';
import { joinAsSentence } from './list-text.ts';

test.each([
  [[], ''],
  [['Munich'], 'Munich'],
  [['Munich', 'Pune'], 'Munich and Pune'],
  [['Munich', 'Duisburg', 'Pune'], 'Munich, Duisburg and Pune'],
])('%j in a sentence is "%s"', (texts, sentence) => {
  expect(joinAsSentence(texts, 'and')).toBe(sentence);
});
