import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { FindVersionsArgs, PayloadRequest, TypeWithID, Where } from 'payload';
import { readAuthors } from './author-field.ts';
import type { EditedDocument } from './edited-documents.ts';

/** Metadata of the newest version, known without reading it whole. */
export type StoredState = {
  readonly updatedAt: string;
  readonly savedBy: unknown;
  /** Whether the next autosave overwrites this version. */
  readonly isAutosave: boolean;
};

const SELECTED = { updatedAt: true, saved_by: true } as const;

/** A document is read in part, or whole with all its languages. */
type Extent<Selected> = { readonly select: Selected } | { readonly locale: 'all' };

/** Returns the configuration of a document's collection, or of a global. */
export function findConfig({ collections, globals }: PayloadRequest['payload'], edited: EditedDocument) {
  return edited.collection === undefined
    ? globals.config.find(({ slug }) => slug === edited.global)
    : collections[edited.collection].config;
}

type VersionQuery = Extent<FindVersionsArgs['select'] & {}> & Pick<FindVersionsArgs, 'limit' | 'sort' | 'where'>;

async function findVersions(
  req: PayloadRequest,
  edited: EditedDocument,
  { where = {}, ...query }: VersionQuery,
): Promise<readonly Untrusted[]> {
  const { db } = req.payload;
  const asked = { ...query, pagination: false, req } as const;
  const { docs } =
    edited.collection === undefined
      ? await db.findGlobalVersions<Untrusted>({ ...asked, global: edited.global, where })
      : await db.findVersions<Untrusted>({
          ...asked,
          collection: edited.collection,
          where: { and: [{ parent: { equals: edited.id } }, where] },
        });
  return docs;
}

async function newestVersion(
  req: PayloadRequest,
  edited: EditedDocument,
  extent: Extent<FindVersionsArgs['select'] & {}>,
): Promise<Untrusted | undefined> {
  if (!findConfig(req.payload, edited)?.versions?.drafts) return undefined;
  const [newest] = await findVersions(req, edited, { ...extent, where: { latest: { equals: true } }, limit: 1 });
  return newest;
}

async function storedDocument(
  req: PayloadRequest,
  edited: EditedDocument,
  extent: Extent<Record<string, true>>,
): Promise<Untrusted | null> {
  const { db } = req.payload;
  if (edited.collection === undefined) return db.findGlobal<Untrusted>({ slug: edited.global, req, ...extent });
  const where = { id: { equals: edited.id } };
  return db.findOne<Untrusted & TypeWithID>({ collection: edited.collection, where, req, ...extent });
}

/** Returns the newest version of a document in all languages, including drafts; null if nothing is stored yet. */
export async function newestInAllLanguages(req: PayloadRequest, edited: EditedDocument): Promise<Untrusted | null> {
  const whole = { locale: 'all' } as const;
  const version = await newestVersion(req, edited, whole);
  return isRecord(version?.version) ? version.version : storedDocument(req, edited, whole);
}

/**
 * Returns a version in all languages as it was at a time, or the last one before: autosave overwrites versions. Null if
 * there is none any more.
 */
export async function findVersionAt(
  req: PayloadRequest,
  edited: EditedDocument,
  time: string,
): Promise<Untrusted | null> {
  if (!findConfig(req.payload, edited)?.versions) return null;
  const where: Where = { 'version.updatedAt': { less_than_equal: time } };
  const sort = '-version.updatedAt';
  const [found] = await findVersions(req, edited, { where, sort, limit: 1, locale: 'all' });
  return isRecord(found?.version) ? found.version : null;
}

/** Returns the state of the newest version of a document, including drafts; null if nothing is stored yet. */
export async function storedState(req: PayloadRequest, edited: EditedDocument): Promise<StoredState | null> {
  const version = await newestVersion(req, edited, { select: { autosave: true, version: SELECTED } });
  const document = isRecord(version?.version)
    ? version.version
    : await storedDocument(req, edited, { select: SELECTED });
  if (typeof document?.updatedAt !== 'string') return null;
  return { updatedAt: document.updatedAt, savedBy: document.saved_by, isAutosave: version?.autosave === true };
}

/** Whether visitors see a document, in whatever version; always one without drafts. */
export async function isPublished(req: PayloadRequest, edited: EditedDocument): Promise<boolean> {
  if (!findConfig(req.payload, edited)?.versions?.drafts) return true;
  return (await storedDocument(req, edited, { select: { _status: true } }))?._status === 'published';
}

/** The maximum number of versions whose authors are read: colleagues rarely save more between two heartbeats. */
const MOST_VERSIONS = 20;

/** Returns the authors of a document's versions after a point in time, the last one last. */
async function authorsSince(req: PayloadRequest, edited: EditedDocument, since: string): Promise<readonly string[]> {
  const docs = await findVersions(req, edited, {
    select: { version: { saved_by: true } },
    where: { 'version.updatedAt': { greater_than: since } },
    sort: '-version.updatedAt',
    limit: MOST_VERSIONS,
  });
  return docs.toReversed().flatMap(({ version }) => (isRecord(version) ? readAuthors(version.saved_by) : []));
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
  if (last !== own || !findConfig(req.payload, edited)?.versions) return last;
  return (await authorsSince(req, edited, since)).findLast((name) => name !== own) ?? last;
}
