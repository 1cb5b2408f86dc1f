import type { Words } from './words.ts';

/** What the way to a page says. */
export const CRUMB_WORDS = {
  en: { breadcrumbs: 'You are here', home: 'Home' },
  de: { breadcrumbs: 'Sie sind hier', home: 'Startseite' },
} satisfies Words;
