import type { Language } from '@kontorwerk/contract/languages';

const en = { ask: 'Ask for this person' };
const de: typeof en = { ask: 'Diese Person anfragen' };

export const hireWords: Readonly<Record<Language, typeof en>> = { en, de };
