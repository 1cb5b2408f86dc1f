import type { Language } from '@kontorwerk/contract/languages';

const en = { label: 'Projects' };
const de: typeof en = { label: 'Projekte' };

export const projectSliderWords: Readonly<Record<Language, typeof en>> = { en, de };
