import type { Language } from '@kontorwerk/contract/languages';

/** What stands at a field to search with, wherever there is one. */
const en = {
  search: 'Search',
  field: 'What are you looking for?',
  find: 'Find',
  nearest: 'Did you mean one of these?',
};

const de: typeof en = {
  search: 'Suche',
  field: 'Was suchen Sie?',
  find: 'Finden',
  nearest: 'Meinten Sie eine dieser Seiten?',
};

export const searchWords: Readonly<Record<Language, typeof en>> = { en, de };
