import type { LocalText } from '@kontorwerk/contract/languages';
import { problem, type ReaderRequest } from '#cms/base/reader-language.ts';
import { findInvalidAddress } from './mail-address.ts';
import { findUnknownPlaceholders, hasLoneBrace } from './placeholders.ts';

const EMPTY: LocalText = { en: 'Please write something here.', de: 'Bitte schreiben Sie hier etwas.' };
const UNKNOWN: LocalText = {
  en: 'This e-mail has no placeholder {unknown}. Available: {known}',
  de: 'Den Platzhalter {unknown} gibt es in dieser E-Mail nicht. Möglich sind: {known}',
};
const LONE_BRACE: LocalText = {
  en: 'A brace is missing its partner. Placeholders are written in two: {known}',
  de: 'Zu einer geschweiften Klammer fehlt die andere. Platzhalter stehen in zweien: {known}',
};
const NO_ADDRESS: LocalText = {
  en: '“{word}” isn’t an e-mail address.',
  de: '„{word}“ ist keine E-Mail-Adresse.',
};
const NO_ADDRESSES: LocalText = {
  en: 'Please name at least one e-mail address.',
  de: 'Bitte nennen Sie mindestens eine E-Mail-Adresse.',
};

/** Joins placeholders as they are typed, in braces. */
export function joinInBraces(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(' ');
}

/** Refuses an empty text, placeholders that the mail has no values for, and a brace without its other. */
export function checkMailText(known: readonly string[]): (value: unknown, asked: ReaderRequest) => string | true {
  return (value, asked) => {
    if (typeof value !== 'string' || value.trim() === '') return problem(EMPTY, asked);
    const unknown = findUnknownPlaceholders(value, known);
    if (unknown.length > 0)
      return problem(UNKNOWN, asked)
        .replace('{unknown}', joinInBraces(unknown))
        .replace('{known}', joinInBraces(known));
    return !hasLoneBrace(value) || problem(LONE_BRACE, asked).replace('{known}', joinInBraces(known));
  };
}

/** Refuses a list that is empty or holds anything but addresses. */
export function checkAddresses(value: unknown, asked: ReaderRequest): string | true {
  if (typeof value !== 'string' || value.trim() === '') return problem(NO_ADDRESSES, asked);
  const word = findInvalidAddress(value);
  return word === null || problem(NO_ADDRESS, asked).replace('{word}', () => word);
}
