import { expect, it } from 'vitest';
import { acceptRequestId, REQUEST_ID_HEADER } from './request-id.ts';

it.each(['7f0c', 'a.b-c_D9', 'x'.repeat(64)])('takes %s', (given) => {
  expect(acceptRequestId(given)).toBe(given);
});

it.each(['', 'x'.repeat(65), 'a b', 'a\nb', '{"a":1}', 'ä', '<b>', 'a,b', undefined, null, ['a']])(
  'makes one in the place of %j',
  (given) => {
    expect(acceptRequestId(given)).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
  },
);

it('can be carried by a header', () => {
  const id = acceptRequestId(null);
  expect(new Headers({ [REQUEST_ID_HEADER]: id }).get(REQUEST_ID_HEADER)).toBe(id);
});
