import type { Language } from '@kontorwerk/contract/languages';

const en = { show: 'Show' };
const de: typeof en = { show: 'Anzeigen' };

export const filterWords: Readonly<Record<Language, typeof en>> = { en, de };
