import { isDeepStrictEqual } from 'node:util';
import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { FlattenedField, Payload } from 'payload';
import { isBlank } from '#cms/kit/links/plain-text.ts';
import { PREVIEWED_COLLECTIONS } from './previewed-collections.ts';

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
    const { flattenedFields } = payload.collections[collection].config;
    for (const { id, title } of docs) {
      if (!isBlank(title)) continue;
      // Whole documents are large: one at a time, and only those without a title.
      const whole = await payload.findByID({ collection, id, locale: 'all', depth: 0, overrideAccess: true });
      if (flattenedFields.some((field) => isWritten(field, { ...whole }))) continue;
      const saved = await payload.countVersions({
        collection,
        where: { parent: { equals: id } },
        overrideAccess: true,
      });
      if (saved.totalDocs > 1) continue;
      await payload.delete({ collection, id, depth: 0, overrideAccess: true });
      dropped += 1;
    }
  }
  return dropped;
}
