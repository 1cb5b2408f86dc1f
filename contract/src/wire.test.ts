import { expect, test } from 'vitest';
import { HONEYPOT_FIELD } from './forms/honeypot.ts';
import { isPageKey, PAGE_KEYS } from './page-keys.ts';
import {
  APPLICATION_PATH,
  CHANGES_PATH,
  CONTACT_PATH,
  DEFAULT_TOKEN,
  listPath,
  NO_ANSWER_CODES,
  SECURE_HEADER,
  settingsPath,
} from './wire.ts';

test('§7 the page keys are those of the specification, and two of our own', () => {
  expect(PAGE_KEYS).toEqual([
    'client',
    'homepage',
    'products',
    'ecommerce',
    'service',
    'contactus',
    'aboutus',
    'projects',
    'career',
    'blog',
    'review',
    'legal',
    'news',
  ]);
  expect(['blog', 'Blog', '', null].map(isPageKey)).toEqual([true, false, false, false]);
});

test.each(PAGE_KEYS)('§7 the list of %s has an address for each language', (key) => {
  expect(listPath(key, 'en')).toBe(`/wp-json/bc/v1/${key}`);
  expect(listPath(key, 'de')).toBe(`/wp-json/bc/v1/${key}/de`);
});

test('the settings have an address for each language', () => {
  expect(settingsPath('en')).toBe('/wp-json/bc/v1/settings');
  expect(settingsPath('de')).toBe('/wp-json/bc/v1/settings/de');
});

test('§7 the other calls, the header and its value have their names', () => {
  expect([CONTACT_PATH, APPLICATION_PATH, CHANGES_PATH]).toEqual([
    '/wp-json/bc/v1/submit-form',
    '/wp-json/bc/v1/career-form',
    '/wp-json/bc/v1/changes',
  ]);
  expect(SECURE_HEADER).toBe('X-BC-Secure');
  expect(DEFAULT_TOKEN).toBe('kontorwerk-public');
  expect(HONEYPOT_FIELD).toBe('website');
});

test('our own errors for a backend without an answer have codes of their own', () => {
  expect(Object.values(NO_ANSWER_CODES)).toEqual([
    'backend_unavailable',
    'bad_gateway',
    'too_many_submissions',
    'request_timeout',
  ]);
});
