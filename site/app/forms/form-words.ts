import {
  EXPERIENCE_MAX_YEARS,
  EXPERIENCE_MIN_YEARS,
  PHONE_DIGITS,
  RESUME_MAX_MB,
} from '@kontorwerk/contract/constants';
import type { Language } from '@kontorwerk/contract/languages';

const ENGLISH_NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const GERMAN_NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];

/** `789` as `7, 8 or 9`. */
function oneOf(digits: string, locale: string): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(digits);
}

const en = {
  check: (count: number) => `Please check ${ENGLISH_NUMBERS[count] ?? count} ${count === 1 ? 'field' : 'fields'}`,
  sending: 'Sending …',
  send: 'Send message',
  messageHint: 'What should be different six months from now?',
  phoneHelp: (first: string) => `${PHONE_DIGITS} digits, beginning with ${oneOf(first, 'en-GB')}, no spaces`,
  backHome: 'Back to home',
  seeProjects: 'Look at projects',
  seeJobs: 'See all jobs',
  around: 'About your message',
  received: 'RECEIVED',
  honeypot: 'Leave this field empty',
  apply: 'Apply in four minutes',
  applyText: 'No cover letter. All fields are required.',
  sendApplication: 'Send application',
  yearsHelp: `${EXPERIENCE_MIN_YEARS} to ${EXPERIENCE_MAX_YEARS}`,
  resumeHelp: `PDF, DOC, DOCX, PPT or PPTX, up to ${RESUME_MAX_MB} MB`,
  readTerms: 'Read the',
  terms: 'terms and conditions',
  and: 'and the',
  privacy: 'privacy notice',
};

const de: typeof en = {
  check: (count: number) => `Bitte prüfen Sie ${GERMAN_NUMBERS[count] ?? count} ${count === 1 ? 'Feld' : 'Felder'}`,
  sending: 'Wird gesendet …',
  send: 'Nachricht senden',
  messageHint: 'Was soll in sechs Monaten anders sein?',
  phoneHelp: (first: string) => `${PHONE_DIGITS} Ziffern ohne Leerzeichen, beginnend mit ${oneOf(first, 'de')}`,
  backHome: 'Zur Startseite',
  seeProjects: 'Projekte ansehen',
  seeJobs: 'Alle Stellen ansehen',
  around: 'Rund um Ihre Nachricht',
  received: 'EINGEGANGEN',
  honeypot: 'Dieses Feld bitte leer lassen',
  apply: 'In vier Minuten bewerben',
  applyText: 'Ohne Anschreiben. Alle Felder sind Pflichtfelder.',
  sendApplication: 'Bewerbung senden',
  yearsHelp: `${EXPERIENCE_MIN_YEARS} bis ${EXPERIENCE_MAX_YEARS}`,
  resumeHelp: `PDF, DOC, DOCX, PPT oder PPTX, höchstens ${RESUME_MAX_MB}\u00a0MB`,
  readTerms: 'Hier stehen die',
  terms: 'Geschäftsbedingungen',
  and: 'und die',
  privacy: 'Datenschutzerklärung',
};

/** The words around the forms; labels and messages are the contract's. */
export const formWords: Readonly<Record<Language, typeof en>> = { en, de };
