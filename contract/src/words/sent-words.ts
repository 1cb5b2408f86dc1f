import type { LocalWords } from '../languages.ts';

/** The texts that replace a sent form, besides the backend's answer. */
export const SENT_WORDS = {
  en: { backHome: 'Back to home', seeProjects: 'See our projects', received: 'RECEIVED' },
  de: { backHome: 'Zur Startseite', seeProjects: 'Projekte ansehen', received: 'EINGEGANGEN' },
} satisfies LocalWords;
