import { HONEYPOT_FIELD } from '@kontorwerk/contract/forms/honeypot';

/** Tells whether a body looks like a program's. */
export function isSpam(body: Readonly<Record<string, unknown>>): boolean {
  const bait = body[HONEYPOT_FIELD];
  return typeof bait === 'string' ? bait.trim() !== '' : Boolean(bait);
}
