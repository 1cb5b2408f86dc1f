import { PHONE_DIGITS } from '@kontorwerk/contract/constants';
import type { Language } from '@kontorwerk/contract/languages';
import { joinAsSentence } from '#app/base/language/list-text.ts';

const ENGLISH_NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const GERMAN_NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];

const en = {
  check: (count: number) => `Please check ${ENGLISH_NUMBERS[count] ?? count} ${count === 1 ? 'field' : 'fields'}`,
  phoneHelp: (first: string) => `${PHONE_DIGITS} digits, beginning with ${joinAsSentence([...first], 'or')}, no spaces`,
  forPerson: (person: string) => `For ${person}`,
  write: 'Write to us',
  honeypot: 'Leave this field empty',
};

const de: typeof en = {
  check: (count: number) => `Bitte prüfen Sie ${GERMAN_NUMBERS[count] ?? count} ${count === 1 ? 'Feld' : 'Felder'}`,
  phoneHelp: (first: string) =>
    `${PHONE_DIGITS} Ziffern ohne Leerzeichen, beginnend mit ${joinAsSentence([...first], 'oder')}`,
  forPerson: (person: string) => `Für ${person}`,
  write: 'Schreiben Sie uns',
  honeypot: 'Dieses Feld bitte leer lassen',
};

/** Interpolated phrases of the forms, and texts that are never visible; words and messages are in the contract. */
export const formPhrases: Readonly<Record<Language, typeof en>> = { en, de };
