import type { LocalText } from '@kontorwerk/contract/languages';

/** The headings of the admin's navigation, in its order. */
export const NAV_GROUPS = {
  content: { en: 'Content', de: 'Inhalte' },
  lists: { en: 'Lists', de: 'Listen' },
  inbox: { en: 'Inbox', de: 'Eingang' },
  people: { en: 'Administration', de: 'Verwaltung' },
} as const satisfies Record<string, LocalText>;
