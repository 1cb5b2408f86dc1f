/**
 * Addresses in a mail server's words: what is kept and logged of them names nobody. Their beginning is bounded, since a
 * search without a bound begins anew at every letter.
 */
const ADDRESS = /<?[^\s<>@"']{1,320}@[^\s<>@"',;:]+>?/g;

/** What kept a mail from being handed over, in one line and without anybody's address. */
export function deliveryProblem(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(ADDRESS, '(address)').replaceAll(/\s+/g, ' ').slice(0, 300);
}

/** Tells whether the mail server refused the recipient for good: the mailbox doesn't exist, or takes nothing. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && 'responseCode' in error)) return false;
  const { code, responseCode } = error;
  return code === 'EENVELOPE' && (responseCode === 550 || responseCode === 551 || responseCode === 553);
}

/** What becomes of a mail that did not go out. */
const NEXT = {
  'tried-again': 'it is tried again by itself, for about three days, or sooner from the outbox',
  'given-up': 'it is given up after about three days: send it again from the outbox',
  refused: 'it is given up, as the mail server refuses the address for good: correct it and send again from the outbox',
} as const;

/** What the log says of a mail that did not go out, and what becomes of it. */
export function notSentLine(mail: string, error: unknown, next: keyof typeof NEXT): string {
  return `${mail} could not be sent (${deliveryProblem(error)}); ${NEXT[next]}`;
}
