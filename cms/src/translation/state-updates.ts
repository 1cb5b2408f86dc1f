import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest, Where } from 'payload';
import { isEditedCollection, isEditedGlobal } from '#cms/kit/concurrent/edited-documents.ts';
import { lockSaves } from '#cms/kit/concurrent/save-lock.ts';
import { lockDocument, lockLatestVersion } from '#cms/storage/database/row-locks.ts';
import { runInTransaction } from '#cms/storage/database/transaction.ts';
import type { StoredTranslationState } from './state-hook.ts';

/** Derives the translation state to store from a document's content. */
export type DeriveState = (state: Untrusted) => StoredTranslationState;

/** Options to read a document with all its languages. */
const WHOLE = { locale: 'all', limit: 1, pagination: false } as const;

/** Keeps the database from setting the current time: the document is unchanged. */
const UNCHANGED = { updatedAt: null } as const;

/** Returns a version's update: its translation state and nothing else. */
function makeVersionUpdate({ updatedAt, version }: Untrusted, keep: DeriveState) {
  const translation = keep(isRecord(version) ? version : {});
  return { version: { translation }, ...(typeof updatedAt === 'string' && { updatedAt }) };
}

async function writeVersions(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
  keep: DeriveState,
): Promise<void> {
  const { db } = req.payload;
  const { docs } = await db.findVersions<Untrusted>({ ...WHOLE, collection, where, req });
  for (const version of docs) {
    const versionData = makeVersionUpdate(version, keep);
    await db.updateVersion({ collection, id: Number(version.id), versionData, returning: false, req });
  }
}

/** Stores another translation state with the newest version of a document. */
export function storeForVersion(
  payload: Payload,
  collection: CollectionSlug,
  { id, parent }: Untrusted,
  keep: DeriveState,
): Promise<void> {
  return runInTransaction(payload, async (req) => {
    if (isEditedCollection(collection)) await lockSaves(req, { collection, id: Number(parent) });
    await lockLatestVersion(req, collection, Number(parent));
    await writeVersions(req, collection, { id: { equals: id } }, keep);
  });
}

/**
 * Stores another translation state with the published document and the newest version, as far as there are any. Makes
 * no version, since no text changes. One transaction, so that a save in between doesn't get the counts of an older
 * state.
 */
export function storeForDocument(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
  keep: DeriveState,
): Promise<boolean> {
  return runInTransaction(payload, async (req) => {
    if (isEditedCollection(collection)) await lockSaves(req, { collection, id });
    await lockDocument(req, collection, id);
    const stored = await payload.db.findOne<Untrusted & { readonly id: number }>({
      collection,
      locale: 'all',
      where: { id: { equals: id } },
      req,
    });
    if (!stored) return false;
    const data = { translation: keep(stored), ...UNCHANGED };
    await payload.db.updateOne({ collection, id, data, returning: false, req });
    if (!payload.collections[collection].config.versions) return true;
    await lockLatestVersion(req, collection, id);
    await writeVersions(req, collection, { and: [{ parent: { equals: id } }, { latest: { equals: true } }] }, keep);
    return true;
  });
}

/** Stores another translation state with a global. */
export function storeForGlobal(payload: Payload, global: GlobalSlug, keep: DeriveState): Promise<boolean> {
  return runInTransaction(payload, async (req) => {
    const { db } = payload;
    if (isEditedGlobal(global)) await lockSaves(req, { global });
    const found: unknown = await db.findGlobal({ slug: global, locale: 'all', req });
    if (!isRecord(found)) return false;
    // A global that was never saved has no row yet.
    if (typeof found.id === 'number') await lockDocument(req, global, found.id);
    const stored: unknown = await db.findGlobal({ slug: global, locale: 'all', req });
    const data = { translation: keep(isRecord(stored) ? stored : found), ...UNCHANGED };
    await db.updateGlobal({ slug: global, data, returning: false, req });
    // Without drafts the global is its newest version, and none is flagged as latest.
    if (!payload.globals.config.find(({ slug }) => slug === global)?.versions?.drafts) return true;
    await lockLatestVersion(req, global);
    const where = { latest: { equals: true } };
    const { docs } = await db.findGlobalVersions<Untrusted>({ ...WHOLE, global, where, req });
    for (const version of docs) {
      const versionData = makeVersionUpdate(version, keep);
      await db.updateGlobalVersion({ global, id: Number(version.id), versionData, returning: false, req });
    }
    return true;
  });
}
