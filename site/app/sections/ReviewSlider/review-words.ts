import type { Language } from '@kontorwerk/contract/languages';

const en = { label: 'Reviews' };
const de: typeof en = { label: 'Bewertungen' };

export const reviewWords: Readonly<Record<Language, typeof en>> = { en, de };
