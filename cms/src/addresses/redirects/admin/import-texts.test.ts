import { expect, test } from 'vitest';
import { formatCount } from '#cms/base/reader-language.ts';
import { IMPORT_TEXTS } from './import-texts.ts';

test.each([
  ['write', 1, 'en', 'Save 1 redirect'],
  ['write', 2, 'de', '2 Weiterleitungen speichern'],
  ['write', 1, 'de', '1 Weiterleitung speichern'],
  ['written', 1, 'en', '1 redirect saved.'],
  ['written', 0, 'en', '0 redirects saved.'],
  ['written', 1, 'de', '1 Weiterleitung gespeichert.'],
  ['summary', 1, 'de', '1 von {lines} Zeilen würde gespeichert, die anderen ausgelassen.'],
  ['summary_all', 1, 'en', 'The one line would be saved.'],
  ['summary_all', 3, 'de', 'Alle 3 Zeilen würden gespeichert.'],
] as const)('%s of %d in %s', (what, count, reader, said) => {
  expect(formatCount(IMPORT_TEXTS[what], count, reader)).toBe(said);
});
