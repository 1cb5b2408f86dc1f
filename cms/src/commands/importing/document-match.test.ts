import { expect, test } from 'vitest';
import { matchDocument } from './document-match.ts';

test('a document is looked for in its languages, the default one first', () => {
  const page = { page_key: 'page', segment: { en: 'summer', de: 'sommer' }, slug: null };
  expect(matchDocument('pages', page)).toEqual([
    { page_key: { equals: 'page' }, 'segment.en': { equals: 'summer' } },
    { page_key: { equals: 'page' }, 'segment.de': { equals: 'sommer' } },
  ]);
});

test('one that is written in German alone is found by that', () => {
  expect(matchDocument('posts', { title: { de: 'Zwei Leuchten' } })).toEqual([
    { 'address_key.de': { equals: 'zwei-leuchten' } },
  ]);
  expect(matchDocument('pages', { page_key: 'page', segment: { en: '', de: 'sommer' } })).toEqual([
    { page_key: { equals: 'page' }, 'segment.de': { equals: 'sommer' } },
  ]);
});

test('what is the same in every language is looked for once', () => {
  expect(matchDocument('media', { filename: 'a.png', alt: { en: 'A', de: 'B' } })).toEqual([
    { filename: { equals: 'a.png' } },
  ]);
});

test('where a name is that of many, it alone says nothing', () => {
  expect(matchDocument('pages', { page_key: 'page' })).toEqual([]);
  expect(matchDocument('reviews', { name: 'Ada', review: { en: 'Good' } })).toEqual([
    { name: { equals: 'Ada' }, 'review.en': { equals: 'Good' } },
  ]);
});
