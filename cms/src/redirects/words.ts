import type { LocalText } from '@kontorwerk/contract/languages';
import type { RedirectStatus } from '@kontorwerk/contract/redirects';

/** What the two kinds of redirect are called. */
export const STATUS_LABELS: Readonly<Record<RedirectStatus, LocalText>> = {
  301: { en: 'For good (301)', de: 'Dauerhaft (301)' },
  302: { en: 'For a while (302)', de: 'Vorübergehend (302)' },
};
