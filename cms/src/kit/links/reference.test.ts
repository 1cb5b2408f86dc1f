import { expect, test } from 'vitest';
import { parseReference, referenceTo } from './reference.ts';

test('a link names a document, with the place or the query behind it', () => {
  expect(parseReference(referenceTo('posts', 5))).toMatchObject({ collection: 'posts', id: 5, rest: '' });
  expect(parseReference('pages:12#jobs')).toMatchObject({ reference: 'pages:12', rest: '#jobs' });
  expect(parseReference('pages:12?person=Ada')).toMatchObject({ reference: 'pages:12', rest: '?person=Ada' });
});

test.each(['/projects', 'users:1', 'pages:', 'pages:x', 'pages:1x', 'pages:1 #a', 'tel:12', 'https://pages:12', ''])(
  '%s is an address',
  (link) => {
    expect(parseReference(link)).toBeNull();
  },
);
