import { expect, test } from 'vitest';
import { makeKnownDeviceCookie, readKnownDevice } from './known-device.ts';

const SECRET = 'a secret of the server';
const NOON = Date.UTC(2026, 0, 1, 12);
const KNOWN = { passedCode: false, stamp: 'a' };
const DAY_MS = 24 * 60 * 60 * 1000;

function sentBack(...cookies: readonly string[]): Headers {
  return new Headers({ Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') });
}

test('a browser is known for the accounts that somebody has signed in to there, each by itself', () => {
  const ada = makeKnownDeviceCookie('ada@example.com', { ...KNOWN, passedCode: true }, SECRET, NOON);
  const grace = makeKnownDeviceCookie('grace@example.com', KNOWN, SECRET, NOON);
  const headers = sentBack(ada, grace);
  expect(readKnownDevice(' Ada@Example.com', headers, SECRET, NOON)).toMatchObject({ passedCode: true });
  expect(readKnownDevice('grace@example.com', headers, SECRET, NOON)).toMatchObject({ passedCode: false });
  expect(readKnownDevice('joan@example.com', headers, SECRET, NOON)).toBeNull();
  expect(ada).toMatch(/HttpOnly; SameSite=Lax/);
  expect(ada).not.toContain('ada');
});

test('half a year later, with another secret, or with the cookie of another account, it is not', () => {
  const cookie = makeKnownDeviceCookie('ada@example.com', { ...KNOWN, passedCode: true }, SECRET, NOON);
  expect(readKnownDevice('ada@example.com', sentBack(cookie), SECRET, NOON + 180 * DAY_MS)).toBeNull();
  expect(readKnownDevice('ada@example.com', sentBack(cookie), 'another secret', NOON)).toBeNull();
  const name = makeKnownDeviceCookie('joan@example.com', KNOWN, SECRET, NOON).split('=')[0];
  const renamed = cookie.replace(/^[^=]+/, String(name));
  expect(readKnownDevice('joan@example.com', sentBack(renamed), SECRET, NOON)).toBeNull();
});
