import { expect, test } from 'vitest';
import { digestSubmission } from './idempotency-digest.ts';

const content = { email: 'ada@example.test', description: 'Hello', checkbox: true };
const digest = digestSubmission('key', content);

test('the same content under the same key has the same digest, in whatever order its fields came', () => {
  const { email, ...others } = content;
  expect(digestSubmission('key', { ...others, email })).toBe(digest);
});

test.each([
  ['another key', digestSubmission('other', content)],
  ['another content', digestSubmission('key', { ...content, description: 'Hello!' })],
  ['a file', digestSubmission('key', content, Buffer.from('x'))],
])('%s has another digest', (_, other) => {
  expect(other).toMatch(/^[0-9a-f]{64}$/);
  expect(other).not.toBe(digest);
});

test('without a key there is none', () => {
  expect(digestSubmission('', content)).toBeNull();
});
