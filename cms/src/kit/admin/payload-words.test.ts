import { t } from '@payloadcms/translations';
import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { deepMergeSimple } from '@payloadcms/translations/utilities';
import { expect, test } from 'vitest';
import { PAYLOAD_WORDS } from './payload-words.ts';

const WORDS = {
  de: deepMergeSimple(de.translations, PAYLOAD_WORDS.de),
  en: deepMergeSimple(en.translations, PAYLOAD_WORDS.en),
};

function said(language: 'de' | 'en', key: string, vars: Readonly<Record<string, string | number>>): string {
  return t({ key, translations: WORDS[language], vars });
}

test.each([
  ['general:aboutToTrashCount', 'kommt', 'kommen'],
  ['general:aboutToDeleteCount', 'wird', 'werden'],
  ['general:aboutToRestoreCount', 'wird', 'werden'],
  ['general:aboutToRestoreAsDraftCount', 'wird', 'werden'],
  ['general:aboutToPermanentlyDeleteTrash', 'wird', 'werden'],
  ['error:unableToDeleteCount', 'konnte', 'konnten'],
  ['error:unableToUpdateCount', 'konnte', 'konnten'],
])('%s speaks of one document and of several', (key, one, several) => {
  expect(said('de', key, { count: 1, label: 'Beitrag', total: 3 })).toMatch(new RegExp(`Beitrag.* ${one}\\b`));
  for (const count of [2, 5, 10])
    expect(said('de', key, { count, label: 'Beiträge', total: 20 })).toMatch(new RegExp(`Beiträge.* ${several}\\b`));
});

test.each([1, 2, 10])('what is edited at once is said as people say it, of %s', (count) => {
  expect(said('de', 'general:editingLabel', { count, label: 'Beiträge' })).toBe(`${count} Beiträge bearbeiten`);
});

test('how far an upload of many files is, is said in a sentence', () => {
  expect(said('de', 'general:uploadingBulk', { current: 11, total: 20 })).toBe('Datei 11 von 20 wird hochgeladen');
  expect(said('en', 'general:uploadingBulk', { current: 11, total: 20 })).toBe('Uploading file 11 of 20');
});
