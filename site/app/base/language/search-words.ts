import type { Language } from '@kontorwerk/contract/languages';

/** Labels of the search field, which every page has. */
const en = {
  search: 'Search',
  field: 'What are you looking for?',
  find: 'Search',
  close: 'Close',
};

const de: typeof en = {
  search: 'Suche',
  field: 'Wonach suchen Sie?',
  find: 'Suchen',
  close: 'Schließen',
};

export const searchWords: Readonly<Record<Language, typeof en>> = { en, de };
