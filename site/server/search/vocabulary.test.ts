import { expect, test } from 'vitest';
import { createVocabulary } from './vocabulary.ts';

function vocabularyOf(...terms: readonly string[]) {
  const vocabulary = createVocabulary();
  for (const term of terms) vocabulary.count(term, 1);
  return vocabulary;
}

test('finds compounds by their parts: those that end with it first', () => {
  const vocabulary = vocabularyOf('wirtschaftlich', 'warenwirtschaft', 'warenwirtschaftssystem', 'wirtschaft');
  expect(vocabulary.containing('wirtschaft', 9)).toEqual([
    { term: 'warenwirtschaft', isEnd: true },
    { term: 'warenwirtschaftssystem', isEnd: false },
  ]);
  expect(vocabulary.containing('wirtschaft', 1)).toHaveLength(1);
  expect(vocabulary.containing('aft', 9)).toEqual([]);
});

test('takes compounds apart into words that it knows', () => {
  const vocabulary = vocabularyOf('online', 'shop', 'zahlung', 'art');
  expect(vocabulary.split('onlineshop')).toEqual([['online', 'shop']]);
  expect(vocabulary.split('zahlungsart')).toEqual([['zahlung', 'art']]);
  expect(vocabulary.split('onlinehandel')).toEqual([]);
});

test('knows words of which two letters stand the other way round', () => {
  expect(vocabularyOf('magento').transposed('magneto')).toEqual(['magento']);
});

test('forgets a term with the last text that had it', () => {
  const vocabulary = vocabularyOf('shop', 'shop', 'webshop');
  vocabulary.count('shop', -1);
  expect([vocabulary.has('shop'), vocabulary.hasPrefix('sho')]).toEqual([true, true]);
  vocabulary.count('shop', -1);
  vocabulary.count('webshop', -1);
  expect([vocabulary.has('shop'), vocabulary.hasPrefix('sho'), vocabulary.size]).toEqual([false, false, 0]);
  expect(vocabulary.containing('shop', 9)).toEqual([]);
});
