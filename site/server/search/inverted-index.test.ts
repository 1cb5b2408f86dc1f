import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countOf,
  createPostings,
  createVocabulary,
  DOCUMENTS_MAX,
  documentOf,
  FIELDS_MAX,
  fieldOf,
} from './inverted-index.ts';

function told(postings: ReturnType<typeof createPostings>, term: string) {
  return postings.of(term).map((posting) => [documentOf(posting), fieldOf(posting), countOf(posting)]);
}

test('tells in which fields of which documents a term stands, and how often', () => {
  const postings = createPostings();
  postings.add(3, 0, ['shop', 'shop', 'app']);
  postings.add(3, 5, ['shop']);
  postings.add(4, 0, ['shop']);
  expect(told(postings, 'shop')).toEqual([
    [3, 0, 2],
    [3, 5, 1],
    [4, 0, 1],
  ]);
  expect(told(postings, 'nothing')).toEqual([]);
});

test('has room for the last document and field, and counts no further than 63', () => {
  const postings = createPostings();
  postings.add(DOCUMENTS_MAX - 1, FIELDS_MAX - 1, Array(100).fill('shop'));
  expect(told(postings, 'shop')).toEqual([[DOCUMENTS_MAX - 1, FIELDS_MAX - 1, 63]]);
});

test('forgets a document, and a term with its last one', () => {
  const postings = createPostings();
  for (let document = 0; document < 40; document += 1) postings.add(document, 0, ['shop', `only${document}`]);
  postings.remove(7, ['shop', 'only7', 'shop']);
  expect(told(postings, 'shop')).toHaveLength(39);
  expect([postings.has('only7'), postings.size]).toEqual([false, 40]);
});

test('has its terms in order, another list after each change', () => {
  const postings = createPostings();
  postings.add(0, 0, ['b', 'c']);
  const before = postings.terms();
  expect(postings.terms()).toBe(before);
  postings.remove(0, ['c', 'b']);
  postings.add(0, 0, ['d', 'b', 'a']);
  expect([before, postings.terms()]).toEqual([
    ['b', 'c'],
    ['a', 'b', 'd'],
  ]);
});

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
