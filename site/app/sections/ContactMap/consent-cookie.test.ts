import { expect, test } from 'vitest';
import { buildConsentCookie, findProvider, readConsents } from './consent-cookie.ts';

test.each([
  [['openstreetmap'], 'https:', 'map-consent=openstreetmap; path=/; max-age=31536000; SameSite=Lax; Secure'],
  [['google'], 'http:', 'map-consent=google; path=/; max-age=31536000; SameSite=Lax'],
  [['google', 'openstreetmap'], 'http:', 'map-consent=google.openstreetmap; path=/; max-age=31536000; SameSite=Lax'],
  [[], 'https:', 'map-consent=; path=/; max-age=0; SameSite=Lax; Secure'],
  [[], 'http:', 'map-consent=; path=/; max-age=0; SameSite=Lax'],
] as const)('keep %j on %s writes "%s"', (providers, protocol, cookie) => {
  expect(buildConsentCookie(providers, protocol)).toBe(cookie);
});

test.each([
  ['', []],
  ['map-consent=1', ['openstreetmap']],
  ['a=b; map-consent=1', ['openstreetmap']],
  ['map-consent=google; a=b', ['google']],
  ['map-consent=openstreetmap', ['openstreetmap']],
  ['map-consent=google.openstreetmap', ['google', 'openstreetmap']],
  ['map-consent=', []],
  ['map-consent=10', ['10']],
  ['old-map-consent=1', []],
])('the cookies "%s" hold a consent to %j', (cookies, held) => {
  expect(readConsents(cookies)).toEqual(held);
});

test.each([
  ['https://www.google.com/maps/embed?pb=x', 'google'],
  ['https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4', 'openstreetmap'],
])('%s is a map of %s', (embed, provider) => {
  expect(findProvider(embed)).toBe(provider);
});
