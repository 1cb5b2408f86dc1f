import type { Language } from '@kontorwerk/contract/languages';

const en = {
  optional: '(optional)',
  dropHere: 'Drop your file here',
  or: 'or',
  choose: 'choose a file',
  remove: 'Remove',
  removeFile: (name: string) => `Remove ${name}`,
  sent: (share: number) => `${share} % sent`,
};

const de: typeof en = {
  optional: '(freiwillig)',
  dropHere: 'Legen Sie Ihre Datei hier ab',
  or: 'oder',
  choose: 'wählen Sie eine aus',
  remove: 'Entfernen',
  removeFile: (name: string) => `${name} entfernen`,
  sent: (share: number) => `${share}\u00a0% gesendet`,
};

/** The words of the form fields. */
export const fieldWords: Readonly<Record<Language, typeof en>> = { en, de };
