import type { Language } from '@kontorwerk/contract/languages';

const en = { label: 'Certificates' };
const de: typeof en = { label: 'Zertifikate' };

export const certificateWords: Readonly<Record<Language, typeof en>> = { en, de };
