import { expect, test } from 'vitest';
import type { Hits } from './ranking.ts';
import { mergeWordHits, selectBest } from './ranking.ts';

const found = (...scores: readonly (readonly [document: number, score: number, ...terms: string[]])[]): Hits =>
  new Map(scores.map(([document, score, ...terms]) => [document, { score, fields: 1 << document, terms }]));

test('what has most of the words is found, with what counts for each word', () => {
  const { hits, words } = mergeWordHits([
    found([1, 2, 'shop'], [2, 9, 'shop']),
    found([1, 3, 'shop', 'art'], [3, 9, 'art']),
    found(),
  ]);
  expect([words, [...hits]]).toEqual([2, [[1, { score: 5, fields: 2, terms: ['shop', 'art'] }]]]);
  expect(mergeWordHits([])).toEqual({ hits: new Map(), words: 0 });
});

test('the best come first, of equals what is preferred, then what was found first, and no more than are wanted', () => {
  const hits = found([1, 1, 'a'], [2, 5, 'a'], [3, 5, 'a'], [4, 3, 'a', 'b'], [5, 1, 'a']);
  expect(selectBest(hits, 3, () => 1)).toEqual([4, 2, 3]);
  expect(selectBest(hits, 9, () => 1)).toEqual([4, 2, 3, 1, 5]);
  expect(selectBest(hits, 3, (document) => (document === 3 ? 1.5 : 1))).toEqual([3, 4, 2]);
  expect(selectBest(hits, 0, () => 1)).toEqual([]);
});
