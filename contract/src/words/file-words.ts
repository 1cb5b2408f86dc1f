import type { Words } from './words.ts';

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
} satisfies Words;
