import type { Language } from '@kontorwerk/contract/languages';

const en = { nothing: 'There is nothing here yet.', write: 'Write to us' };
const de: typeof en = { nothing: 'Hier steht noch nichts.', write: 'Schreiben Sie uns' };

export const emptyListWords: Readonly<Record<Language, typeof en>> = { en, de };
