/** The field that people don't see and programs fill in. Its sender gets everybody's answer and learns nothing. */
const HONEYPOT = 'website';

/** Tells whether a body looks like a program's. */
export function isSpam(body: Readonly<Record<string, unknown>>): boolean {
  const bait = body[HONEYPOT];
  return typeof bait === 'string' ? bait.trim() !== '' : Boolean(bait);
}
