import type { Language } from '@kontorwerk/contract/languages';

/** Interface words that the specification fixes or that are never visible; editors can't change them. */
const en = {
  fetchError: 'Error fetching data:',
  forms: { message: 'Contact', application: 'Application' },
  loading: 'Loading...',
};

const de: typeof en = {
  fetchError: 'Fehler beim Laden der Daten:',
  forms: { message: 'Kontakt', application: 'Bewerbung' },
  loading: 'Wird geladen …',
};

export const words: Readonly<Record<Language, typeof en>> = { en, de };
