import type { Language } from '@kontorwerk/contract/languages';

/** What stands at a field to search with, wherever there is one: on every page. */
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
