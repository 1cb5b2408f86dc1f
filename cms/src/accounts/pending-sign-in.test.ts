import { expect, test } from 'vitest';
import { noPendingCookie, pendingCookie, pendingSignIn } from './pending-sign-in.ts';

const SECRET = 'a secret of the server';
const NOON = Date.UTC(2026, 0, 1, 12);
const PENDING = { id: 7, email: 'ada@example.com', token: 'header.payload.signature' };

function sentBack(cookie: string): Headers {
  return new Headers({ Cookie: cookie.split(';')[0] ?? '' });
}

test('the browser keeps the token of a sign-in where neither it nor its scripts can read it', () => {
  const cookie = pendingCookie(PENDING, SECRET, NOON);
  expect(cookie).not.toContain(PENDING.token);
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  expect(pendingSignIn(sentBack(cookie), SECRET, NOON)).toMatchObject(PENDING);
});

test('five minutes later, with another secret, or forgotten, there is none', () => {
  const sent = sentBack(pendingCookie(PENDING, SECRET, NOON));
  expect(pendingSignIn(sent, SECRET, NOON + 5 * 60_000)).toBeNull();
  expect(pendingSignIn(sent, 'another secret', NOON)).toBeNull();
  expect(pendingSignIn(sentBack(noPendingCookie()), SECRET, NOON)).toBeNull();
  expect(pendingSignIn(new Headers(), SECRET, NOON)).toBeNull();
});
