import type { Words } from './words.ts';

/** The texts of the breadcrumbs. */
export const CRUMB_WORDS = {
  en: { breadcrumbs: 'You are here', home: 'Home' },
  de: { breadcrumbs: 'Sie sind hier', home: 'Startseite' },
} satisfies Words;
