import { expect, test, vi } from 'vitest';
import { createIdempotencyKeys } from './idempotency-keys.ts';

function form(message: string, lastModified = 1): FormData {
  const data = new FormData();
  data.set('message', message);
  data.set('resume', new File(['x'], 'cv.pdf', { lastModified }));
  return data;
}

test('a content has the same key each time it is sent, until it has arrived', () => {
  const keys = createIdempotencyKeys();
  const first = keys.of(form('Hello'));
  expect(first.idempotency_key).toMatch(/^[\da-f-]{36}$/);
  expect(keys.of(form('Hello'))).toEqual(first);
  keys.renew();
  expect(keys.of(form('Hello'))).not.toEqual(first);
});

test.each([form('Hello!'), form('Hello', 2)])('another content has another key', (other) => {
  const keys = createIdempotencyKeys();
  expect(keys.of(other)).not.toEqual(keys.of(form('Hello')));
});

test('where the browser makes none, none is sent', () => {
  vi.stubGlobal('crypto', {});
  expect(createIdempotencyKeys().of(form('Hello'))).toEqual({});
});
