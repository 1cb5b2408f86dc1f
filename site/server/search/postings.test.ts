import { expect, test } from 'vitest';
import { countOf, createPostings, DOCUMENTS_MAX, documentOf, FIELDS_MAX, fieldOf } from './postings.ts';

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
