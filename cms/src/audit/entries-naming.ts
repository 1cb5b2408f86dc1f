import type { Payload } from 'payload';
import type { AuditLog } from '../payload-types.ts';

/**
 * The entries that name somebody by their address who has no account: what they typed to sign in, or an account that
 * was deleted. Those of an account tell who saw what, and stay for as long as the privacy settings say.
 */
export async function entriesNaming(payload: Payload, email: string): Promise<readonly AuditLog[]> {
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { email: { equals: email } },
    overrideAccess: true,
  });
  if (totalDocs > 0) return [];
  const { docs } = await payload.find({
    collection: 'audit-log',
    where: { or: [{ who: { like: email } }, { detail: { like: email } }] },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  // The database's `like` finds more: it takes a part of an address too.
  return docs.filter(({ who, detail }) => [who, detail].some((text) => text?.trim().toLowerCase() === email));
}

/** Puts something else into such entries in the address's place. */
export async function renameIn(
  payload: Payload,
  entries: readonly AuditLog[],
  email: string,
  name: string,
): Promise<void> {
  const renamed = (text: string | null | undefined) => (text?.trim().toLowerCase() === email ? name : text);
  for (const { id, who, detail } of entries)
    await payload.update({
      collection: 'audit-log',
      id,
      data: { who: renamed(who), detail: renamed(detail) },
      depth: 0,
      overrideAccess: true,
    });
}
