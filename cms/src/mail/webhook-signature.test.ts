import { expect, test } from 'vitest';
import { signBody } from './webhook-signature.ts';

test('a call is signed with its time, so that another body, time or secret gives another signature', () => {
  const signed = signBody('{"a":1}', 'a-secret-of-the-two', 1_790_000_000);
  expect(signed).toMatch(/^t=1790000000,v1=[0-9a-f]{64}$/);
  const others = [
    signBody('{"a":2}', 'a-secret-of-the-two', 1_790_000_000),
    signBody('{"a":1}', 'another-secret-of-two', 1_790_000_000),
    signBody('{"a":1}', 'a-secret-of-the-two', 1_790_000_001),
  ].map((other) => other.split('v1=')[1]);
  expect(new Set([signed.split('v1=')[1], ...others]).size).toBe(4);
});
