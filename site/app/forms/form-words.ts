import type { Language } from '@kontorwerk/contract/languages';

const ENGLISH_NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const GERMAN_NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];

const en = {
  check: (count: number) => `Please check ${ENGLISH_NUMBERS[count] ?? count} ${count === 1 ? 'field' : 'fields'}`,
  sending: 'Sending …',
  send: 'Send message',
  messageHint: 'What should be different six months from now?',
  phoneHelp: 'Ten digits, no spaces',
  backHome: 'Back to home',
  seeProjects: 'Look at projects',
  around: 'About your message',
  received: 'RECEIVED',
  honeypot: 'Leave this field empty',
  apply: 'Apply in four minutes',
  applyText: 'No cover letter. All fields are required.',
  sendApplication: 'Send application',
  yearsHelp: '0 to 25',
  resumeHelp: 'PDF, DOC, DOCX, PPT or PPTX, up to 10 MB',
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
  phoneHelp: 'Zehn Ziffern ohne Leerzeichen',
  backHome: 'Zur Startseite',
  seeProjects: 'Projekte ansehen',
  around: 'Rund um Ihre Nachricht',
  received: 'EINGEGANGEN',
  honeypot: 'Dieses Feld bitte leer lassen',
  apply: 'In vier Minuten bewerben',
  applyText: 'Ohne Anschreiben. Alle Felder sind Pflichtfelder.',
  sendApplication: 'Bewerbung senden',
  yearsHelp: '0 bis 25',
  resumeHelp: 'PDF, DOC, DOCX, PPT oder PPTX, höchstens 10\u00a0MB',
  readTerms: 'Hier stehen die',
  terms: 'Geschäftsbedingungen',
  and: 'und die',
  privacy: 'Datenschutzerklärung',
};

/** The words around the forms; labels and messages are the contract's. */
export const formWords: Readonly<Record<Language, typeof en>> = { en, de };
