import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { PayloadRequest, TypeWithID, Where } from 'payload';
import { readAuthors } from './author-field.ts';
import type { EditedDocument } from './edited-documents.ts';

/** Metadata of the newest version, known without reading it whole. */
export type StoredState = {
  readonly updatedAt: string;
  readonly savedBy: unknown;
  /** Whether the next autosave overwrites this version. */
  readonly isAutosave: boolean;
};

/** Returns how versions of a document are kept; undefined if none are. */
function versionsOf({ collections, config }: PayloadRequest['payload'], edited: EditedDocument) {
  const entity =
    edited.collection === undefined
      ? config.globals.find(({ slug }) => slug === edited.global)
      : collections[edited.collection].config;
  return entity?.versions || undefined;
}

const SELECTED = { updatedAt: true, saved_by: true } as const;

async function newestVersion(req: PayloadRequest, edited: EditedDocument): Promise<Untrusted | undefined> {
  const { db } = req.payload;
  if (!versionsOf(req.payload, edited)?.drafts) return undefined;
  const asked = { limit: 1, pagination: false, req, select: { autosave: true, version: SELECTED } } as const;
  if (edited.collection !== undefined) {
    const where: Where = { and: [{ parent: { equals: edited.id } }, { latest: { equals: true } }] };
    const { docs } = await db.findVersions<Untrusted>({ ...asked, collection: edited.collection, where });
    return docs[0];
  }
  const where: Where = { latest: { equals: true } };
  const { docs } = await db.findGlobalVersions<Untrusted>({ ...asked, global: edited.global, where });
  return docs[0];
}

async function storedDocument(
  req: PayloadRequest,
  edited: EditedDocument,
  select: Record<string, true>,
): Promise<Untrusted | null> {
  const { db } = req.payload;
  if (edited.collection === undefined) return db.findGlobal<Untrusted>({ slug: edited.global, req, select });
  const where = { id: { equals: edited.id } };
  return db.findOne<Untrusted & TypeWithID>({ collection: edited.collection, where, req, select });
}

/** Returns the state of the newest version of a document, including drafts; null if nothing is stored yet. */
export async function storedState(req: PayloadRequest, edited: EditedDocument): Promise<StoredState | null> {
  const version = await newestVersion(req, edited);
  const document = isRecord(version?.version) ? version.version : await storedDocument(req, edited, SELECTED);
  if (typeof document?.updatedAt !== 'string') return null;
  return { updatedAt: document.updatedAt, savedBy: document.saved_by, isAutosave: version?.autosave === true };
}

/** Whether visitors see a document, in whatever version; always one without drafts. */
export async function isPublished(req: PayloadRequest, edited: EditedDocument): Promise<boolean> {
  if (!versionsOf(req.payload, edited)?.drafts) return true;
  return (await storedDocument(req, edited, { _status: true }))?._status === 'published';
}

/** The maximum number of versions whose authors are read: colleagues rarely save more between two heartbeats. */
const MOST_VERSIONS = 20;

/** Returns the authors of a document's versions after a point in time, the last one last. */
async function authorsSince(req: PayloadRequest, edited: EditedDocument, since: string): Promise<readonly string[]> {
  const { db } = req.payload;
  const select = { version: { saved_by: true } } as const;
  const page = { limit: MOST_VERSIONS, sort: '-version.updatedAt', pagination: false, req, select } as const;
  const isLater: Where = { 'version.updatedAt': { greater_than: since } };
  const { docs } =
    edited.collection === undefined
      ? await db.findGlobalVersions<Untrusted>({ ...page, global: edited.global, where: isLater })
      : await db.findVersions<Untrusted>({
          ...page,
          collection: edited.collection,
          where: { and: [{ parent: { equals: edited.id } }, isLater] },
        });
  return docs.toReversed().flatMap(({ version }) => readAuthors(version.saved_by));
}

/** The version that a form shows, and the name of its user. */
export type FormBase = { readonly since: string; readonly own: string };

/**
 * Returns the name of the last user who saved a document after a version, preferably another than `own`, who may have
 * saved what others wrote, as by taking it off the site; empty if no account did.
 */
export async function authorSince(
  req: PayloadRequest,
  edited: EditedDocument,
  state: StoredState,
  { since, own }: FormBase,
): Promise<string> {
  const last = readAuthors(state.savedBy).at(-1) ?? '';
  if (last !== own || !versionsOf(req.payload, edited)) return last;
  return (await authorsSince(req, edited, since)).findLast((name) => name !== own) ?? last;
}
