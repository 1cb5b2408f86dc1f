import type { LocalText } from '@kontorwerk/contract/languages';

/** What is said of how site and CMS are. */
export const HEALTH_WORDS = {
  title: { en: 'Health of the site', de: 'Zustand der Website' },
  cms: { en: 'The CMS and its database answer.', de: 'Das CMS und seine Datenbank antworten.' },
  looking: { en: 'Asking the site …', de: 'Die Website wird gefragt …' },
  ready: { en: 'The site is served and takes messages in.', de: 'Die Website läuft und nimmt Nachrichten an.' },
  notReady: {
    en: 'The site can’t do all its work. Tell whoever runs it:',
    de: 'Die Website kann nicht alles, was sie soll. Sagen Sie es denen, die sie betreiben:',
  },
  silent: {
    en: 'The site doesn’t answer. Tell whoever runs it.',
    de: 'Die Website antwortet nicht. Sagen Sie es denen, die sie betreiben.',
  },
} as const satisfies Record<string, LocalText>;
