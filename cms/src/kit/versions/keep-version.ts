import type { CollectionSlug, Payload, PayloadRequest } from 'payload';

type Kept = { readonly collection: CollectionSlug; readonly id: number; readonly version: object };

/**
 * Writes a version of a document past Payload's own `update`, in all languages at once. Without one the admin takes a
 * document for a draft.
 */
export async function keepVersion(
  { collection, id, version }: Kept,
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
    // A copy, since the database's adapter may write into what it is given.
    versionData: structuredClone({ id, createdAt: now, updatedAt: now, ...version }),
  });
}
