import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { PayloadRequest, TypeWithID, Where } from 'payload';
import type { EditedDocument } from './edited-documents.ts';

/** Metadata of the newest version, known without reading it whole. */
export type StoredState = {
  readonly updatedAt: string;
  readonly savedBy: unknown;
  /** Whether the next autosave overwrites this version. */
  readonly isAutosave: boolean;
};

const SELECTED = { updatedAt: true, saved_by: true } as const;

async function newestVersion(req: PayloadRequest, edited: EditedDocument): Promise<Untrusted | undefined> {
  const { collections, config, db } = req.payload;
  const asked = { limit: 1, pagination: false, req, select: { autosave: true, version: SELECTED } } as const;
  if (edited.collection !== undefined) {
    if (!collections[edited.collection].config.versions?.drafts) return undefined;
    const where: Where = { and: [{ parent: { equals: edited.id } }, { latest: { equals: true } }] };
    const { docs } = await db.findVersions<Untrusted>({ ...asked, collection: edited.collection, where });
    return docs[0];
  }
  if (!config.globals.find(({ slug }) => slug === edited.global)?.versions?.drafts) return undefined;
  const where: Where = { latest: { equals: true } };
  const { docs } = await db.findGlobalVersions<Untrusted>({ ...asked, global: edited.global, where });
  return docs[0];
}

async function storedDocument(req: PayloadRequest, edited: EditedDocument): Promise<Untrusted | null> {
  const { db } = req.payload;
  if (edited.collection === undefined) return db.findGlobal<Untrusted>({ slug: edited.global, req, select: SELECTED });
  const where = { id: { equals: edited.id } };
  return db.findOne<Untrusted & TypeWithID>({ collection: edited.collection, where, req, select: SELECTED });
}

/** Returns the state of the newest version of a document, including drafts; null if nothing is stored yet. */
export async function storedState(req: PayloadRequest, edited: EditedDocument): Promise<StoredState | null> {
  const version = await newestVersion(req, edited);
  const document = isRecord(version?.version) ? version.version : await storedDocument(req, edited);
  if (typeof document?.updatedAt !== 'string') return null;
  return { updatedAt: document.updatedAt, savedBy: document.saved_by, isAutosave: version?.autosave === true };
}
