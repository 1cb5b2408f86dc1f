import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import type { KeptTranslation } from './note-translations.ts';

/** What is to be kept with a state of a document, by what it says. */
export type Keep = (state: Untrusted) => KeptTranslation;

/** Reads a document with all its languages. */
const WHOLE = { locale: 'all', limit: 1, pagination: false } as const;

/**
 * Writes what is kept of a document's translations, and nothing else: to what is published and to the newest version, if
 * there are any. No version is made of it, since no text is another.
 */
export async function keepForDocument(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
  keep: Keep,
): Promise<boolean> {
  const stored = await payload.db.findOne<Untrusted & { readonly id: number }>({
    collection,
    locale: 'all',
    where: { id: { equals: id } },
  });
  if (!stored) return false;
  await payload.db.updateOne({ collection, id, data: { translation: keep(stored) }, returning: false });
  if (!payload.collections[collection].config.versions) return true;
  const { docs } = await payload.db.findVersions<Untrusted>({
    ...WHOLE,
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
  });
  for (const { id: version, version: state } of docs) {
    const versionData = { version: { translation: keep(isRecord(state) ? state : {}) } };
    await payload.db.updateVersion({ collection, id: Number(version), versionData, returning: false });
  }
  return true;
}

/** The same for a global. */
export async function keepForGlobal(payload: Payload, global: GlobalSlug, keep: Keep): Promise<boolean> {
  const stored: unknown = await payload.db.findGlobal({ slug: global, locale: 'all' });
  if (!isRecord(stored)) return false;
  await payload.db.updateGlobal({ slug: global, data: { translation: keep(stored) }, returning: false });
  // Without drafts the global is its newest version, and none is known as that.
  if (!payload.globals.config.find(({ slug }) => slug === global)?.versions?.drafts) return true;
  const where = { latest: { equals: true } };
  const { docs } = await payload.db.findGlobalVersions<Untrusted>({ ...WHOLE, global, where });
  for (const { id: version, version: state } of docs) {
    const versionData = { version: { translation: keep(isRecord(state) ? state : {}) } };
    await payload.db.updateGlobalVersion({ global, id: Number(version), versionData, returning: false });
  }
  return true;
}
