import { expect, test } from 'vitest';
import { clearPendingCookie, makePendingCookie, readPendingSignIn } from './pending-sign-in.ts';

const SECRET = 'a secret of the server';
const NOON = Date.UTC(2026, 0, 1, 12);
const PENDING = { id: 7, email: 'ada@example.com', token: 'header.payload.signature' };

function sentBack(cookie: string): Headers {
  return new Headers({ Cookie: cookie.split(';')[0] ?? '' });
}

test('the browser keeps the token of a sign-in where neither it nor its scripts can read it', () => {
  const cookie = makePendingCookie(PENDING, SECRET, NOON);
  expect(cookie).not.toContain(PENDING.token);
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  expect(readPendingSignIn(sentBack(cookie), SECRET, NOON)).toMatchObject(PENDING);
});

test('five minutes later, with another secret, or forgotten, there is none', () => {
  const sent = sentBack(makePendingCookie(PENDING, SECRET, NOON));
  expect(readPendingSignIn(sent, SECRET, NOON + 5 * 60_000)).toBeNull();
  expect(readPendingSignIn(sent, 'another secret', NOON)).toBeNull();
  expect(readPendingSignIn(sentBack(clearPendingCookie()), SECRET, NOON)).toBeNull();
  expect(readPendingSignIn(new Headers(), SECRET, NOON)).toBeNull();
});
