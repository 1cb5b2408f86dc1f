import type { CollectionSlug, Payload, PayloadRequest } from 'payload';

type VersionOf = { readonly collection: CollectionSlug; readonly id: number; readonly version: object };

/**
 * Writes a version of a document in all languages at once, without Payload's `update`. Without a version the admin
 * takes a document for a draft.
 */
export async function writeVersion(
  { collection, id, version }: VersionOf,
  { payload, req }: { readonly payload: Payload; readonly req: PayloadRequest },
): Promise<void> {
  if (!payload.collections[collection].config.versions?.drafts) return;
  const now = new Date().toISOString();
  await payload.db.createVersion({
    autosave: false,
    collectionSlug: collection,
    createdAt: now,
    updatedAt: now,
    parent: id,
    req,
    // A copy, since the database adapter may modify it.
    versionData: structuredClone({ id, createdAt: now, updatedAt: now, ...version }),
  });
}
