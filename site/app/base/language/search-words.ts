import type { Language } from '@kontorwerk/contract/languages';

/** What stands at a field to search with, wherever there is one. */
const en = {
  search: 'Search',
  field: 'What are you looking for?',
  find: 'Search',
  nearest: 'Did you mean one of these?',
};

const de: typeof en = {
  search: 'Suche',
  field: 'Wonach suchen Sie?',
  find: 'Suchen',
  nearest: 'Meinten Sie eine dieser Seiten?',
};

export const searchWords: Readonly<Record<Language, typeof en>> = { en, de };
