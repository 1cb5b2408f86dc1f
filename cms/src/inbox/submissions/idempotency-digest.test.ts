import { expect, test } from 'vitest';
import { idempotencyDigest } from './idempotency-digest.ts';

const content = { email: 'ada@example.test', description: 'Hello', checkbox: true };
const digest = idempotencyDigest('key', content);

test('the same content under the same key has the same digest, in whatever order its fields came', () => {
  const { email, ...others } = content;
  expect(idempotencyDigest('key', { ...others, email })).toBe(digest);
});

test.each([
  ['another key', idempotencyDigest('other', content)],
  ['another content', idempotencyDigest('key', { ...content, description: 'Hello!' })],
  ['a file', idempotencyDigest('key', content, Buffer.from('x'))],
])('%s has another digest', (_, other) => {
  expect(other).toMatch(/^[0-9a-f]{64}$/);
  expect(other).not.toBe(digest);
});

test('without a key there is none', () => {
  expect(idempotencyDigest('', content)).toBeNull();
});
