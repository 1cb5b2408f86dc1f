import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { generateNKeysBetween } from 'payload/shared';

type Data = Record<string, unknown>;

export type Insert = (collection: CollectionSlug, data: Data) => Promise<number | string>;

/**
 * Writes documents as published, in both languages at once. Payload's own `create` writes one language per call
 * and runs every hook and check each time, which would take the first start a minute; what the sample content
 * must hold is checked by its types.
 */
export function inserter(payload: Payload, req: PayloadRequest): Insert {
  const now = new Date().toISOString();
  return async (collection, data) => {
    const hasDrafts = Boolean(payload.collections[collection].config.versions?.drafts);
    const document = { ...data, createdAt: now, updatedAt: now, ...(hasDrafts && { _status: 'published' }) };
    const { id } = await payload.db.create({ collection, data: document, req });
    if (hasDrafts) {
      // The admin shows the newest version, and takes a document without one for a draft.
      await payload.db.createVersion({
        autosave: false,
        collectionSlug: collection,
        createdAt: now,
        updatedAt: now,
        parent: id,
        req,
        versionData: document,
      });
    }
    return id;
  };
}

/** Gives each item the key that keeps it at its place, as dragging rows in the admin would. */
export function inOrder<T>(items: readonly T[]): readonly { readonly item: T; readonly _order: string }[] {
  const keys = generateNKeysBetween(null, null, items.length);
  return items.map((item, index) => ({ item, _order: keys[index] ?? '' }));
}
