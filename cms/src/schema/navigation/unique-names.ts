import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { DEFAULT_LANGUAGE, isLanguage, type Language, type LocalText } from '@kontorwerk/contract/languages';
import type { ArrayFieldValidation } from 'payload';
import { array as checkRows } from 'payload/shared';
import { problem } from '#cms/base/reader-language.ts';

const REPEATED: LocalText = {
  en: '“{name}” is there twice, and visitors would see only one of them. Please rename one.',
  de: '„{name}“ steht zweimal da, und Besucher sähen nur eines davon. Bitte nennen Sie eines anders.',
};

function readName({ label }: Untrusted): string {
  return typeof label === 'string' ? label.trim() : '';
}

function isShown({ shown_in }: Untrusted, language: Language): boolean {
  return !isLanguage(shown_in) || shown_in === language;
}

/** Returns a name that several rows share in a language in which they are shown; undefined without one. */
export function findRepeatedName(rows: unknown, language: Language): string | undefined {
  const shown = Array.isArray(rows) ? rows.filter(isRecord).filter((row) => isShown(row, language)) : [];
  const names = shown.map(readName).filter((name) => name !== '');
  return names.find((name, at) => names.indexOf(name) < at);
}

/** Refuses links and groups with the same name in one list: the site identifies them by name. */
export const checkUniqueNames: ArrayFieldValidation = async (rows, asked) => {
  const plain = await checkRows(rows, asked);
  if (plain !== true || asked.event === 'onChange') return plain;
  const { locale } = asked.req;
  const twice = findRepeatedName(rows, isLanguage(locale) ? locale : DEFAULT_LANGUAGE);
  return twice === undefined || problem(REPEATED, asked).replace('{name}', () => twice);
};
