import type { Words } from './words.ts';

/** What a field for a file says, and how fields are marked that may stay empty. */
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
} satisfies Words;
