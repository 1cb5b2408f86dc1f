import type { Payload } from 'payload';
import { emailKey } from '#cms/base/email-key.ts';
import type { AuditLog } from '#cms/base/payload-types.ts';

/**
 * Returns the entries of failed sign-ins at which a person's address was typed while there was no account with it. All
 * other entries tell what an account did, and stay as they are for the period in the privacy settings, whatever its
 * address is by now.
 *
 * @param key of the address (`emailKey`)
 */
export async function findEntriesOf(payload: Payload, key: string): Promise<readonly AuditLog[]> {
  const { docs } = await payload.find({
    collection: 'audit-log',
    where: { who_key: { equals: key }, action: { equals: 'sign_in_failed' } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  // With an account, the entry refers to it.
  return docs.filter(({ who, target }) => !target && typeof who === 'string' && emailKey(who) === key);
}

/** Replaces the address in such entries. */
export async function replaceAddress(payload: Payload, entries: readonly AuditLog[], name: string): Promise<void> {
  for (const { id } of entries)
    await payload.update({ collection: 'audit-log', id, data: { who: name }, depth: 0, overrideAccess: true });
}
