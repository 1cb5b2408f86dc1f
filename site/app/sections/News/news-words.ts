import type { Language } from '@kontorwerk/contract/languages';

const en = { read: 'Read', by: (name: string) => `By ${name}` };
const de: typeof en = { read: 'Lesen', by: (name) => `Von ${name}` };

export const newsWords: Readonly<Record<Language, typeof en>> = { en, de };
