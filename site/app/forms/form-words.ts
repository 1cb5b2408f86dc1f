import { PHONE_DIGITS } from '@kontorwerk/contract/constants';
import type { Language } from '@kontorwerk/contract/languages';
import { listed } from '#app/base/language/listed.ts';

const ENGLISH_NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const GERMAN_NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];

const en = {
  check: (count: number) => `Please check ${ENGLISH_NUMBERS[count] ?? count} ${count === 1 ? 'field' : 'fields'}`,
  sending: 'Sending …',
  send: 'Send message',
  allRequired: 'All fields are required.',
  messageHint: 'What should be different six months from now?',
  phoneHelp: (first: string) => `${PHONE_DIGITS} digits, beginning with ${listed([...first], 'or')}, no spaces`,
  around: 'About your message',
  about: 'What it is about',
  aboutHelp: 'Taken from our page. Untick what doesn’t fit.',
  forPerson: (person: string) => `For ${person}`,
  honeypot: 'Leave this field empty',
};

const de: typeof en = {
  check: (count: number) => `Bitte prüfen Sie ${GERMAN_NUMBERS[count] ?? count} ${count === 1 ? 'Feld' : 'Felder'}`,
  sending: 'Wird gesendet …',
  send: 'Nachricht senden',
  allRequired: 'Alle Felder sind Pflichtfelder.',
  messageHint: 'Was soll in sechs Monaten anders sein?',
  phoneHelp: (first: string) => `${PHONE_DIGITS} Ziffern ohne Leerzeichen, beginnend mit ${listed([...first], 'oder')}`,
  around: 'Rund um Ihre Nachricht',
  about: 'Worum es geht',
  aboutHelp: 'Von unserer Seite übernommen. Passt es nicht, entfernen Sie das Häkchen.',
  forPerson: (person: string) => `Für ${person}`,
  honeypot: 'Dieses Feld bitte leer lassen',
};

/** The words of every form; labels and messages are the contract's. */
export const formWords: Readonly<Record<Language, typeof en>> = { en, de };
