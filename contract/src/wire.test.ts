import { expect, test } from 'vitest';
import { PAGE_KEYS } from './page-keys.ts';
import { APPLICATION_PATH, CHANGES_PATH, CONTACT_PATH, listPath, SECURE_HEADER, settingsPath } from './wire.ts';

test.each(PAGE_KEYS)('the list of %s has an address for each language (§7)', (key) => {
  expect(listPath(key, 'en')).toBe(`/wp-json/bc/v1/${key}`);
  expect(listPath(key, 'de')).toBe(`/wp-json/bc/v1/${key}/de`);
});

test('the settings have an address for each language', () => {
  expect(settingsPath('en')).toBe('/wp-json/bc/v1/settings');
  expect(settingsPath('de')).toBe('/wp-json/bc/v1/settings/de');
});

test('the other calls and the header are named as in §7', () => {
  expect([CONTACT_PATH, APPLICATION_PATH, CHANGES_PATH]).toEqual([
    '/wp-json/bc/v1/submit-form',
    '/wp-json/bc/v1/career-form',
    '/wp-json/bc/v1/changes',
  ]);
  expect(SECURE_HEADER).toBe('X-BC-Secure');
});
