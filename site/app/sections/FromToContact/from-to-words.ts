import type { Language } from '@kontorwerk/contract/languages';

const en = { from: 'From', to: 'To', put: 'Put it in my message' };
const de: typeof en = { from: 'Von', to: 'Nach', put: 'In die Nachricht übernehmen' };

/** The words of the from/to block. */
export const fromToWords: Readonly<Record<Language, typeof en>> = { en, de };
