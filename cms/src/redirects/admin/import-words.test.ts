import { expect, test } from 'vitest';
import { counted, IMPORT_WORDS } from './import-words.ts';

test.each([
  ['write', 1, 'en', 'Write 1 redirect'],
  ['write', 2, 'de', '2 Weiterleitungen schreiben'],
  ['write', 1, 'de', '1 Weiterleitung schreiben'],
  ['written', 1, 'en', '1 redirect was written.'],
  ['written', 0, 'en', '0 redirects were written.'],
  ['written', 1, 'de', '1 Weiterleitung wurde geschrieben.'],
  ['summary', 1, 'de', '1 von {lines} Zeilen würde geschrieben, die anderen ausgelassen.'],
  ['summary_all', 1, 'en', 'The one line would be written.'],
  ['summary_all', 3, 'de', 'Alle 3 Zeilen würden geschrieben.'],
] as const)('%s of %d in %s', (what, count, reader, said) => {
  expect(counted(IMPORT_WORDS[what], count, reader)).toBe(said);
});
