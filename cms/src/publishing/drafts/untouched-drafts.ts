import { isDeepStrictEqual } from 'node:util';
import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { FlattenedField, Payload } from 'payload';
import { lockSaves } from '#cms/kit/concurrent/save-lock.ts';
import { isBlank } from '#cms/kit/links/plain-text.ts';
import { runInTransaction } from '#cms/storage/database/transaction.ts';
import { PREVIEWED_COLLECTIONS, type PreviewedCollection } from './previewed-collections.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Drafts examined in one night, more than are created in a day. */
const MAX_EXAMINED = 1_000;

/** Whether the form has an input for a field. */
function hasInput({ admin = {}, hidden }: FlattenedField): boolean {
  return !hidden && !('hidden' in admin && admin.hidden) && !('disabled' in admin && admin.disabled);
}

/** Whether a field has its default value. */
function isDefault(field: FlattenedField, value: unknown): boolean {
  if (!('defaultValue' in field)) return false;
  return typeof field.defaultValue === 'function' || isDeepStrictEqual(value, field.defaultValue);
}

/** Whether a field has a value that only a person can have written. */
function isWritten(field: FlattenedField, document: Untrusted): boolean {
  if (!hasInput(field)) return false;
  const value = document[field.name];
  if (field.type === 'group' && isRecord(value)) return field.flattenedFields.some((each) => isWritten(each, value));
  return value !== false && !isBlank(value) && !isDefault(field, value);
}

/** Deletes a draft in which nothing was written; returns whether it did. */
function deleteIfUntouched(payload: Payload, collection: PreviewedCollection, id: number): Promise<boolean> {
  const { flattenedFields } = payload.collections[collection].config;
  return runInTransaction(payload, async (req) => {
    // Its form may be saving at last.
    await lockSaves(req, { collection, id });
    const asked = { collection, id, depth: 0, overrideAccess: true, req } as const;
    // Whole documents are large: one at a time, and only those without a title.
    const whole = await payload.findByID({ ...asked, draft: true, locale: 'all', disableErrors: true });
    if (!whole || flattenedFields.some((field) => isWritten(field, { ...whole }))) return false;
    const where = { parent: { equals: id } };
    const saved = await payload.countVersions({ collection, where, overrideAccess: true, req });
    if (saved.totalDocs > 1) return false;
    await payload.delete(asked);
    return true;
  });
}

/**
 * Deletes abandoned drafts: opening the form of a new document creates one for the autosave. Nothing was written in
 * their fields, and nothing was saved since. Returns their number.
 */
export async function deleteUntouchedDrafts(payload: Payload, now: Date): Promise<number> {
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  let dropped = 0;
  for (const collection of PREVIEWED_COLLECTIONS) {
    const { docs } = await payload.find({
      collection,
      where: { _status: { equals: 'draft' }, createdAt: { less_than: dayAgo }, updatedAt: { less_than: dayAgo } },
      select: { title: true },
      locale: 'all',
      depth: 0,
      // In the list's own order, drafts that stay would keep these from being examined.
      sort: '-createdAt',
      limit: MAX_EXAMINED,
      overrideAccess: true,
    });
    for (const { id, title } of docs) {
      if (isBlank(title) && (await deleteIfUntouched(payload, collection, id))) dropped += 1;
    }
  }
  return dropped;
}
