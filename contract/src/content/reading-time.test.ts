import { expect, test } from 'vitest';
import { countWords, estimateReadingMinutes } from './reading-time.ts';

test.each([
  ['', 0],
  ['<p></p>', 0],
  ['<p>One two</p><p>three</p>', 3],
  ['<h2>Tür&nbsp;zwei</h2>', 2],
  ['<p>It isn’t a 14,200-part <a href="/a b c">Rad-Katalog</a>.</p>', 5],
])('%s has %i words', (html, words) => {
  expect(countWords(html)).toBe(words);
});

test.each([
  [0, 0],
  [1, 1],
  [299, 1],
  [301, 2],
  [1_200, 6],
])('%i words take %i minutes', (words, minutes) => {
  expect(estimateReadingMinutes(`<p>${'Wort '.repeat(words)}</p>`)).toBe(minutes);
});

test('a text of signs takes no time', () => {
  const start = performance.now();
  expect(countWords(`${'<'.repeat(200_000)}one`)).toBe(1);
  expect(performance.now() - start).toBeLessThan(1_000);
});
