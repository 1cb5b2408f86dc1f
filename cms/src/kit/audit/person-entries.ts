import type { Payload } from 'payload';
import { emailKey } from '#cms/base/email-key.ts';
import type { AuditLog } from '#cms/base/payload-types.ts';

async function hasAccount(payload: Payload, key: string): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'users',
    select: { email: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs.some(({ email }) => emailKey(email) === key);
}

function isAddressOf(text: string | null | undefined, key: string): boolean {
  return typeof text === 'string' && emailKey(text) === key;
}

/**
 * Returns the entries with the address of a person who has no account: typed at sign-in, or of a deleted account.
 * Entries of an existing account are evidence of access, and stay for the period in the privacy settings.
 *
 * @param key of the address (`emailKey`)
 */
export async function findEntriesOf(payload: Payload, key: string): Promise<readonly AuditLog[]> {
  if (await hasAccount(payload, key)) return [];
  const { docs } = await payload.find({
    collection: 'audit-log',
    where: { or: [{ who_key: { equals: key } }, { detail_key: { equals: key } }] },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs.filter(({ who, detail }) => isAddressOf(who, key) || isAddressOf(detail, key));
}

/** Replaces the address in such entries. */
export async function replaceAddress(
  payload: Payload,
  entries: readonly AuditLog[],
  key: string,
  name: string,
): Promise<void> {
  const renamed = (text: string | null | undefined) => (isAddressOf(text, key) ? name : text);
  for (const { id, who, detail } of entries)
    await payload.update({
      collection: 'audit-log',
      id,
      data: { who: renamed(who), detail: renamed(detail) },
      depth: 0,
      overrideAccess: true,
    });
}
