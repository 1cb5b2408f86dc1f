import type { LocalWords } from '../languages.ts';

/** The texts around the fields of both contact forms. */
export const FORM_WORDS = {
  en: {
    send: 'Send message',
    sending: 'Sending …',
    allRequired: 'All fields are required.',
    messageHint: 'What should be different six months from now?',
    around: 'About your message',
    about: 'What it is about',
    aboutHelp: 'Filled in from the page you came from. Untick what doesn’t fit.',
  },
  de: {
    send: 'Nachricht senden',
    sending: 'Wird gesendet …',
    allRequired: 'Alle Felder sind Pflichtfelder.',
    messageHint: 'Was soll in sechs Monaten anders sein?',
    around: 'Rund um Ihre Nachricht',
    about: 'Worum es geht',
    aboutHelp: 'Von unserer Seite übernommen. Passt es nicht, entfernen Sie das Häkchen.',
  },
} satisfies LocalWords;

/** The texts of a file input, and the mark of optional fields. */
export const FILE_WORDS = {
  en: {
    optional: '(optional)',
    dropHere: 'Drop your file here',
    or: 'or',
    choose: 'choose a file',
  },
  de: {
    optional: '(freiwillig)',
    dropHere: 'Legen Sie Ihre Datei hier ab',
    or: 'oder',
    choose: 'wählen Sie eine aus',
  },
} satisfies LocalWords;
