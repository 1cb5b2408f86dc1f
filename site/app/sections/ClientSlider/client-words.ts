import type { Language } from '@kontorwerk/contract/languages';

const en = { label: 'Clients' };
const de: typeof en = { label: 'Kunden' };

export const clientWords: Readonly<Record<Language, typeof en>> = { en, de };
