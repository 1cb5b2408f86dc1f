import { isDeepStrictEqual } from 'node:util';
import type { Payload, Where } from 'payload';
import type {
  Certificate,
  Client,
  Media,
  NavigationGlobal,
  Page,
  Review,
  SiteSetting,
  WordsGlobal,
} from '#cms/base/payload-types.ts';
import { readText, type Stored, type StoredText } from '#cms/kit/stored-values.ts';
import {
  LISTED,
  LISTED_REDIRECT,
  type ListedJob,
  type ListedPost,
  type ListedProject,
  type ListedRedirect,
  type TextCollection,
  type WholeDocuments,
} from './listed-fields.ts';
import { findReadable } from './readable-documents.ts';

/**
 * The stored content behind everything visible to visitors, in parts, each in its order; without the texts of the pages
 * that cards lead to.
 */
export type PublishedContent = {
  readonly pages: readonly Stored<Page>[];
  readonly projects: readonly ListedProject[];
  readonly posts: readonly ListedPost[];
  /** All that were ever published and aren't permanently deleted. */
  readonly jobs: readonly ListedJob[];
  readonly reviews: readonly Stored<Review>[];
  readonly clients: readonly Stored<Client>[];
  readonly certificates: readonly Stored<Certificate>[];
  readonly media: readonly Stored<Media>[];
  readonly redirects: readonly ListedRedirect[];
  readonly 'site-settings': Stored<SiteSetting>;
  readonly navigation: Stored<NavigationGlobal>;
  readonly words: Stored<WordsGlobal>;
};
export type ContentPart = keyof PublishedContent;

/** A part as it was held, and the ids of the documents written since. */
export type Since<P extends ContentPart> = { readonly held: PublishedContent[P]; readonly ids: readonly number[] };

/** As stored, with texts in all languages; the mapping chooses one. */
const AS_STORED = { depth: 0, locale: 'all', fallbackLocale: false, draft: false, overrideAccess: true } as const;
/** By id: the order is made here, since sorting as in the admin's lists would cost the database time. */
const ALL = { pagination: false, limit: 0, sort: 'id' } as const;
const IS_PUBLISHED = { _status: { equals: 'published' } } as const;

type Ids = readonly number[] | undefined;
type WithDrafts = { readonly _status?: 'draft' | 'published' | null };
type WithStatus = 'pages' | 'projects' | 'posts' | 'jobs';
type WithoutStatus = 'reviews' | 'clients' | 'certificates' | 'media';

/** Ended jobs are read too, as their addresses say that they have ended; `isOpen` decides which are open. */
const EVER_POSTED: Where = { or: [IS_PUBLISHED, { posted: { exists: true } }] };

/** Only published documents were requested; this drops any others nevertheless. */
function filterPublished<D extends WithDrafts>(docs: readonly D[]): readonly D[] {
  return docs.filter(({ _status }) => _status === 'published');
}

function filterEverPosted(jobs: readonly ListedJob[]): readonly ListedJob[] {
  return jobs.filter(({ _status, posted }) => _status === 'published' || posted);
}

function idFilter(ids: Ids) {
  return ids && { id: { in: [...ids] } };
}

/** Reads the published documents of a collection with drafts, as far as they are readable. */
function readWithStatus<C extends WithStatus>(payload: Payload, collection: C, ids: Ids) {
  return findReadable(payload, { collection, where: { ...IS_PUBLISHED, ...idFilter(ids) } }, (where) =>
    payload.find({ collection, ...AS_STORED, ...ALL, where }),
  ).then(filterPublished);
}

/** Reads the documents of a collection without drafts, as far as they are readable. */
function readWithoutStatus<C extends WithoutStatus>(payload: Payload, collection: C, ids: Ids) {
  return findReadable(payload, { collection, where: { ...idFilter(ids) } }, (where) =>
    payload.find({ collection, ...AS_STORED, ...ALL, where }),
  );
}

/**
 * Reads a collection's fields for lists, directly from the database: Payload's hooks would take most of the time, and
 * these fields have none.
 */
async function readListed<D extends { id: number }>(
  payload: Payload,
  collection: TextCollection,
  ids: Ids,
  where: Where = { ...IS_PUBLISHED, deletedAt: { exists: false } },
): Promise<readonly D[]> {
  const { docs } = await payload.db.find<D>({
    collection,
    locale: AS_STORED.locale,
    // Payload itself would leave out the trash.
    where: { ...where, ...idFilter(ids) },
    select: LISTED[collection],
    ...ALL,
  });
  return docs;
}

/** Reads the redirects directly too: there may be ten thousand, and Payload's hooks would take most of the time. */
async function readRedirects(payload: Payload, ids: Ids) {
  const { docs } = await payload.db.find<ListedRedirect>({
    collection: 'redirects',
    where: { ...idFilter(ids) },
    select: LISTED_REDIRECT,
    ...ALL,
  });
  return docs;
}

/** The fields by which documents are ordered. */
export type Ordered = { readonly id: number; readonly _order?: StoredText; readonly date?: unknown };

/** Compares documents by their manual order. */
export function compareOrder(a: Ordered, b: Ordered): number {
  return compareTexts(readText(a._order), readText(b._order)) || a.id - b.id;
}

/**
 * Compares posts by date, newest last: the home page's news list keeps the last four cards (§2, §9). A post without a
 * date is the oldest.
 */
export function compareDates(a: Ordered, b: Ordered): number {
  return compareTexts(String(a.date ?? ''), String(b.date ?? '')) || a.id - b.id;
}

function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

type List<D> = (
  payload: Payload,
  since?: { readonly held: readonly D[]; readonly ids: readonly number[] },
) => Promise<readonly D[]>;

/**
 * Builds a reader of all documents, or of written ones, which are merged into the held list; missing ones have been
 * removed. The held list itself is returned if nothing visible has changed, as when a draft was saved.
 */
function listReader<D extends Ordered>(
  read: (payload: Payload, ids: Ids) => Promise<readonly D[]>,
  order: (a: Ordered, b: Ordered) => number = compareOrder,
): List<D> {
  return async (payload, since) => {
    const docs = [...(await read(payload, since?.ids))].sort(order);
    if (!since) return docs;
    const written = new Set(since.ids);
    if (
      isDeepStrictEqual(
        since.held.filter(({ id }) => written.has(id)),
        docs,
      )
    )
      return since.held;
    return [...since.held.filter(({ id }) => !written.has(id)), ...docs].sort(order);
  };
}

type PartReader<P extends ContentPart> = (payload: Payload, since?: Since<P>) => Promise<PublishedContent[P]>;

const READERS: { readonly [P in ContentPart]: PartReader<P> } = {
  pages: listReader<Stored<Page>>((payload, ids) => readWithStatus(payload, 'pages', ids)),
  projects: listReader((payload, ids) => readListed<ListedProject>(payload, 'projects', ids).then(filterPublished)),
  posts: listReader(
    (payload, ids) => readListed<ListedPost>(payload, 'posts', ids).then(filterPublished),
    compareDates,
  ),
  jobs: listReader((payload, ids) => readListed<ListedJob>(payload, 'jobs', ids, EVER_POSTED).then(filterEverPosted)),
  reviews: listReader<Stored<Review>>((payload, ids) => readWithoutStatus(payload, 'reviews', ids)),
  clients: listReader<Stored<Client>>((payload, ids) => readWithoutStatus(payload, 'clients', ids)),
  certificates: listReader<Stored<Certificate>>((payload, ids) => readWithoutStatus(payload, 'certificates', ids)),
  media: listReader<Stored<Media>>((payload, ids) => readWithoutStatus(payload, 'media', ids)),
  redirects: listReader((payload, ids) => readRedirects(payload, ids)),
  'site-settings': (payload) => payload.findGlobal({ slug: 'site-settings', ...AS_STORED }),
  navigation: (payload) => payload.findGlobal({ slug: 'navigation', ...AS_STORED }),
  words: (payload) => payload.findGlobal({ slug: 'words', ...AS_STORED }),
};

/** Whether a collection or global is a part of the published content. */
export function isContentPart(slug: string): slug is ContentPart {
  return Object.hasOwn(READERS, slug);
}

/** The parts of the published content. */
export const CONTENT_PARTS: readonly ContentPart[] = Object.keys(READERS).filter(isContentPart);

/**
 * Reads a part of the content as visitors may see it; of a held part only what was written `since`. Visitors have no
 * read access in Payload, so access control is bypassed and the filter asks for published documents explicitly.
 */
export function readPublished<P extends ContentPart>(
  payload: Payload,
  part: P,
  since?: Since<P>,
): Promise<PublishedContent[P]> {
  return READERS[part](payload, since);
}

type WholeReader<C extends TextCollection> = (
  payload: Payload,
  ids: readonly number[],
) => Promise<readonly WholeDocuments[C][]>;

const WHOLE_READERS: { readonly [C in TextCollection]: WholeReader<C> } = {
  projects: (payload, ids) => readWithStatus(payload, 'projects', ids),
  posts: (payload, ids) => readWithStatus(payload, 'posts', ids),
  jobs: (payload, ids) => readWithStatus(payload, 'jobs', ids),
};

/** Reads published documents with their texts; unreadable ones are left out. */
export function readWhole<C extends TextCollection>(
  payload: Payload,
  collection: C,
  ids: readonly number[],
): Promise<readonly WholeDocuments[C][]> {
  return WHOLE_READERS[collection](payload, ids);
}
