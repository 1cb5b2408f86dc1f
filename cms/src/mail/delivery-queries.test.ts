import { expect, test } from 'vitest';
import { deliveriesAbout } from './delivery-queries.ts';

test('deliveries are asked for by what they tell of, and by nothing of which there is none', () => {
  expect(deliveriesAbout('users', [7])).toEqual({
    and: [{ 'input.about': { in: [7] } }, { or: [{ 'input.kind': { in: ['password', 'account_changed'] } }] }],
  });
  expect(deliveriesAbout('applications', [7, 8])).toMatchObject({
    and: [{}, { or: [{ 'input.kind': {} }, { 'input.type': { in: ['application'] } }] }],
  });
});

test('of no document, or of one that nothing is told of, there is none', () => {
  expect(deliveriesAbout('applications', [])).toEqual({ id: { in: [] } });
  expect(deliveriesAbout('posts', [7])).toEqual({ id: { in: [] } });
});
