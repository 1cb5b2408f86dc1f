import { expect, test } from 'vitest';
import { listed } from './listed.ts';

test.each([
  [[], ''],
  [['Munich'], 'Munich'],
  [['Munich', 'Pune'], 'Munich and Pune'],
  [['Munich', 'Duisburg', 'Pune'], 'Munich, Duisburg and Pune'],
])('%j in a sentence is "%s"', (texts, sentence) => {
  expect(listed(texts, 'and')).toBe(sentence);
});
