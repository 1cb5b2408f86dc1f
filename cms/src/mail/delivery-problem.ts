import type { LocalText } from '@kontorwerk/contract/languages';

/** Reasons why a mail is never sent, however often it is tried. The outbox stores the English text. */
export const FINAL_PROBLEMS = {
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

/**
 * Addresses in a mail server's message, which is stored and logged without them. The local part is bounded, since
 * unbounded it would be searched again from every letter.
 */
const ADDRESS = /<?[^\s<>@"']{1,320}@[^\s<>@"',;:]+>?/g;

/** The read part of a mail server's message, in characters: what is shown of it is far shorter. */
const READ_LENGTH = 20_000;

/** Returns why a mail was not handed over, in one line and without addresses. */
export function describeProblem(error: unknown): string {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, READ_LENGTH);
  return message.replaceAll(ADDRESS, '(address)').replaceAll(/\s+/g, ' ').slice(0, 300);
}

/** Whether the mail server refused the recipient for good: the mailbox doesn't exist, or takes nothing. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && 'responseCode' in error)) return false;
  const { code, responseCode } = error;
  return code === 'EENVELOPE' && (responseCode === 550 || responseCode === 551 || responseCode === 553);
}

/** Texts on what happens next with a mail that was not sent. */
const NEXT = {
  'tried-again': 'it is tried again by itself, for about three days, or sooner from the outbox',
  'given-up': 'it is given up after about three days: send it again from the outbox',
  refused: 'it is given up, as the mail server refuses the address for good: correct it and send again from the outbox',
} as const;

/** Formats the log line of a mail that was not sent: why, and what happens next. */
export function formatUnsentLine(mail: string, error: unknown, next: keyof typeof NEXT): string {
  return `${mail} could not be sent (${describeProblem(error)}); ${NEXT[next]}`;
}
