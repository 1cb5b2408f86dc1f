import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import type { KeptTranslation } from './note-translations.ts';

/** What is to be kept with a state of a document, by what it says. */
export type Keep = (state: Untrusted) => KeptTranslation;

/** Reads a document with all its languages. */
const WHOLE = { locale: 'all', limit: 1, pagination: false } as const;

/** What the database puts the present time into unless it is told not to: nobody has changed the document. */
const UNCHANGED = { updatedAt: null } as const;

/** Writes what is kept of a document's translations, and nothing else. */
export async function writeKept(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
  translation: KeptTranslation,
): Promise<void> {
  await payload.db.updateOne({ collection, id, data: { translation, ...UNCHANGED }, returning: false });
}

/** A version as it is to be written with what is kept of its translations, and nothing else. */
function versionWith({ updatedAt, version }: Untrusted, keep: Keep) {
  const translation = keep(isRecord(version) ? version : {});
  return { version: { translation }, ...(typeof updatedAt === 'string' && { updatedAt }) };
}

/** The same of a version. */
export async function writeKeptVersion(
  payload: Payload,
  collection: CollectionSlug,
  stored: Untrusted,
  keep: Keep,
): Promise<void> {
  const versionData = versionWith(stored, keep);
  await payload.db.updateVersion({ collection, id: Number(stored.id), versionData, returning: false });
}

/**
 * Keeps something else of a document's translations: with what is published and with the newest version, if there are any.
 * No version is made of it, since no text is another.
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
  await writeKept(payload, collection, id, keep(stored));
  if (!payload.collections[collection].config.versions) return true;
  const { docs } = await payload.db.findVersions<Untrusted>({
    ...WHOLE,
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
  });
  for (const version of docs) await writeKeptVersion(payload, collection, version, keep);
  return true;
}

/** The same for a global. */
export async function keepForGlobal(payload: Payload, global: GlobalSlug, keep: Keep): Promise<boolean> {
  const stored: unknown = await payload.db.findGlobal({ slug: global, locale: 'all' });
  if (!isRecord(stored)) return false;
  await payload.db.updateGlobal({ slug: global, data: { translation: keep(stored), ...UNCHANGED }, returning: false });
  // Without drafts the global is its newest version, and none is known as that.
  if (!payload.globals.config.find(({ slug }) => slug === global)?.versions?.drafts) return true;
  const where = { latest: { equals: true } };
  const { docs } = await payload.db.findGlobalVersions<Untrusted>({ ...WHOLE, global, where });
  for (const version of docs) {
    const versionData = versionWith(version, keep);
    await payload.db.updateGlobalVersion({ global, id: Number(version.id), versionData, returning: false });
  }
  return true;
}
