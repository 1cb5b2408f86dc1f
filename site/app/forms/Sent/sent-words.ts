import type { Language } from '@kontorwerk/contract/languages';

const en = {
  backHome: 'Back to home',
  seeProjects: 'Look at projects',
  received: 'RECEIVED',
};

const de: typeof en = {
  backHome: 'Zur Startseite',
  seeProjects: 'Projekte ansehen',
  received: 'EINGEGANGEN',
};

/** The words of what stands in place of a form that was sent. */
export const sentWords: Readonly<Record<Language, typeof en>> = { en, de };
