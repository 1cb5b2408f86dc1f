import type { PhoneRule } from '@kontorwerk/contract/settings';
import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';

/**
 * Runs `write` in one transaction and returns once what it made is on disk; throws, and leaves nothing behind,
 * when it isn't.
 */
export async function store(
  payload: Payload,
  collection: 'applications' | 'contact-messages',
  write: (req: PayloadRequest) => Promise<{ readonly id: number | string }>,
): Promise<void> {
  const { id } = await inTransaction(payload, write);
  // The adapter says nothing when a commit fails on a full disk; what was committed can be read by others.
  const { totalDocs } = await payload.count({ collection, where: { id: { equals: id } }, overrideAccess: true });
  if (totalDocs === 0) throw new Error(`The database did not keep what was written to ${collection}.`);
}

/** Which phone numbers the site's settings accept. */
export async function phoneRule(payload: Payload): Promise<PhoneRule> {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true });
  return settings.phone_rule;
}
