import { expect, test } from 'vitest';
import { consentCookie, holdsConsent } from './consent-cookie.ts';

test.each([
  [true, 'https:', 'map-consent=1; path=/; max-age=31536000; SameSite=Lax; Secure'],
  [true, 'http:', 'map-consent=1; path=/; max-age=31536000; SameSite=Lax'],
  [false, 'https:', 'map-consent=1; path=/; max-age=0; SameSite=Lax; Secure'],
  [false, 'http:', 'map-consent=1; path=/; max-age=0; SameSite=Lax'],
])('keep %s on %s writes "%s"', (keep, protocol, cookie) => {
  expect(consentCookie(keep, protocol)).toBe(cookie);
});

test.each([
  ['', false],
  ['map-consent=1', true],
  ['a=b; map-consent=1', true],
  ['map-consent=1; a=b', true],
  ['map-consent=', false],
  ['map-consent=10', false],
  ['old-map-consent=1', false],
])('the cookies "%s" hold a consent: %s', (cookies, held) => {
  expect(holdsConsent(cookies)).toBe(held);
});
