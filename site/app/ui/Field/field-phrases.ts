import type { Language } from '@kontorwerk/contract/languages';

const en = {
  chosen: (name: string, size: string) => `${name}, ${size}, attached`,
  remove: 'Remove',
  removeFile: (name: string) => `Remove ${name}`,
  sent: (share: number) => `${share}% sent`,
};

const de: typeof en = {
  chosen: (name: string, size: string) => `${name}, ${size}, angehängt`,
  remove: 'Entfernen',
  removeFile: (name: string) => `${name} entfernen`,
  sent: (share: number) => `${share}\u00a0% gesendet`,
};

/** Phrases about a file field's file. */
export const fieldPhrases: Readonly<Record<Language, typeof en>> = { en, de };
