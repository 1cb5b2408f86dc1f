import type { LocalText } from '@kontorwerk/contract/languages';

/** The texts about the health of site and CMS. */
export const HEALTH_TEXTS = {
  title: { en: 'Health of the site', de: 'Zustand der Website' },
  cms: { en: 'The CMS and its database are up.', de: 'Das CMS und seine Datenbank antworten.' },
  looking: { en: 'Asking the site …', de: 'Die Website wird gefragt …' },
  ready: { en: 'The site is up and accepting messages.', de: 'Die Website läuft und nimmt Nachrichten an.' },
  notReady: {
    en: 'Something isn’t working on the site. Please tell whoever runs it:',
    de: 'Auf der Website funktioniert etwas nicht. Bitte sagen Sie denen Bescheid, die sie betreiben:',
  },
  silent: {
    en: 'The site doesn’t answer. Please tell whoever runs it.',
    de: 'Die Website antwortet nicht. Bitte sagen Sie denen Bescheid, die sie betreiben.',
  },
} as const satisfies Record<string, LocalText>;
