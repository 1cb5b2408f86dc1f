import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPostings } from './postings.ts';
import { createVocabulary } from './vocabulary.ts';

function vocabularyOf(...terms: readonly string[]) {
  const postings = createPostings();
  postings.add(0, 0, terms);
  return createVocabulary(postings);
}

test('finds compounds by their parts: those that end with it first', () => {
  const vocabulary = vocabularyOf('wirtschaftlich', 'warenwirtschaft', 'warenwirtschaftssystem', 'wirtschaft');
  expect(vocabulary.containing('wirtschaft', 9)).toEqual([
    { term: 'warenwirtschaft', isEnd: true, isMade: false },
    { term: 'warenwirtschaftssystem', isEnd: false, isMade: false },
  ]);
  expect(vocabulary.containing('wirtschaft', 1)).toHaveLength(1);
  expect(vocabulary.containing('aft', 9)).toEqual([]);
});

test('knows which compounds are made of words: these come first', () => {
  const vocabulary = vocabularyOf(
    'licht',
    'pflicht',
    'verpflichtung',
    'garten',
    'tag',
    'gartenlicht',
    'tageslichtlampe',
  );
  expect(vocabulary.containing('licht', 9).map(({ term, isMade }) => [term, isMade])).toEqual([
    ['gartenlicht', true],
    ['tageslichtlampe', true],
    ['verpflichtung', false],
  ]);
});

test('takes compounds apart into words that it knows', () => {
  const vocabulary = vocabularyOf('online', 'shop', 'zahlung', 'art');
  expect(vocabulary.split('onlineshop')).toEqual([['online', 'shop']]);
  expect(vocabulary.split('zahlungsart')).toEqual([['zahlung', 'art']]);
  expect(vocabulary.split('onlinehandel')).toEqual([]);
});

test('knows the longest parts of what it does not know', () => {
  const vocabulary = vocabularyOf('lampe', 'lampen', 'nacht', 'shop', 'web', 'webshop');
  expect(vocabulary.knownParts('lampenschwurbel')).toEqual(['lampen']);
  expect(vocabulary.knownParts('schwurbelwebshop')).toEqual(['webshop']);
  expect(vocabulary.knownParts('lampenschwurbelshop')).toEqual(['shop', 'lampen']);
  // The rest is no word, or the known part says too little.
  for (const word of ['lampenxy', 'nachtigall', 'schwurbelweb']) expect(vocabulary.knownParts(word)).toEqual([]);
  expect(vocabulary.knownParts('')).toEqual([]);
});

test('knows words of which two letters stand the other way round', () => {
  expect(vocabularyOf('magento').transposed('magneto')).toEqual(['magento']);
});

test('finds beginnings, in the order of their letters', () => {
  const vocabulary = vocabularyOf('shopware', 'shop', 'show', 'shopping', 'workshop');
  expect(vocabulary.startingWith('shop')).toEqual(['shop', 'shopping', 'shopware']);
  expect(vocabulary.startingWith('z')).toEqual([]);
});

test('knows what is gone and what has come since it was asked last', () => {
  const postings = createPostings();
  const vocabulary = createVocabulary(postings);
  postings.add(0, 0, ['shop', 'webshop']);
  expect([vocabulary.startingWith('sho'), vocabulary.containing('shop', 9)]).toEqual([
    ['shop'],
    [{ term: 'webshop', isEnd: true, isMade: false }],
  ]);
  postings.remove(0, ['shop', 'webshop']);
  postings.add(1, 0, ['shops']);
  expect([vocabulary.startingWith('sho'), vocabulary.containing('shop', 9)]).toEqual([['shops'], []]);
});

/** Levenshtein's distance, by its definition. */
function distance(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const [rest, restOther] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return distance(rest, restOther);
  return 1 + Math.min(distance(rest, other), distance(one, restOther), distance(rest, restOther));
}

test('finds every word in which so many letters are wrong, and no other', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, fc.integer({ min: 1, max: 2 }), (terms, asked, most) => {
      const near = terms.map((term) => ({ term, distance: distance(term, asked) }));
      const wanted = near.filter((one) => one.distance > 0 && one.distance <= most);
      const byTerm = (one: { term: string }, other: { term: string }) => (one.term < other.term ? -1 : 1);
      expect(vocabularyOf(...terms).within(asked, most)).toEqual(wanted.toSorted(byTerm));
    }),
  );
});
