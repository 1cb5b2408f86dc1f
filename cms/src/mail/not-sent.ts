import type { LocalText } from '@kontorwerk/contract/languages';

/** Reasons why a mail is never sent, however often it is tried. The outbox stores the English text. */
export const NOT_SENT = {
  nobody: {
    en: 'There is no address to send it to: name one in a rule or in the site settings.',
    de: 'Es gibt keine Adresse dafür: Nennen Sie eine in einer Regel oder in den Einstellungen der Website.',
  },
  refused: {
    en: 'The mail server refused the address for good.',
    de: 'Der Mailserver hat die Adresse endgültig abgelehnt.',
  },
  expired: {
    en: 'The link in it is no longer valid: it could not be sent in time.',
    de: 'Der Link darin gilt nicht mehr: Sie ging nicht rechtzeitig hinaus.',
  },
} as const satisfies Record<string, LocalText>;
