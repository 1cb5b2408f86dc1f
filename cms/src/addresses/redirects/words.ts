import type { RedirectStatus } from '@kontorwerk/contract/address/redirects';
import type { LocalText } from '@kontorwerk/contract/languages';

/** The labels of the two kinds of redirect. */
export const STATUS_LABELS: Readonly<Record<RedirectStatus, LocalText>> = {
  301: { en: 'Permanent (301)', de: 'Dauerhaft (301)' },
  302: { en: 'Temporary (302)', de: 'Vorübergehend (302)' },
};
