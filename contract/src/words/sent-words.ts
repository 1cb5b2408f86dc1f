import type { Words } from './words.ts';

/** What stands in place of a form that was sent, beside what the backend answers. */
export const SENT_WORDS = {
  en: { backHome: 'Back to home', seeProjects: 'See our projects', received: 'RECEIVED' },
  de: { backHome: 'Zur Startseite', seeProjects: 'Projekte ansehen', received: 'EINGEGANGEN' },
} satisfies Words;
