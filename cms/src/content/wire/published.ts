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
import { plain, type Stored, type StoredText } from '#cms/kit/stored.ts';
import {
  LISTED,
  LISTED_REDIRECT,
  type ListedJob,
  type ListedPost,
  type ListedProject,
  type ListedRedirect,
  type TextCollection,
  type WholeDocuments,
} from './listed.ts';
import { unlessUnreadable } from './unless-unreadable.ts';

/**
 * Everything that visitors see something of, as it is stored, part by part in the parts' own order; but for the texts of
 * the pages that cards lead to.
 */
export type PublishedContent = {
  readonly pages: readonly Stored<Page>[];
  readonly projects: readonly ListedProject[];
  readonly posts: readonly ListedPost[];
  /** All that were ever published, as long as they aren't deleted for good. */
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

/** A part as it was, and the documents that were written since. */
export type Since<P extends ContentPart> = { readonly held: PublishedContent[P]; readonly ids: readonly number[] };

/** As it stands in the database: texts in all languages; which one is shown is decided when mapping. */
const AS_STORED = { depth: 0, locale: 'all', fallbackLocale: false, draft: false, overrideAccess: true } as const;
/** By their numbers: they are put in order here, and the order of the admin's lists would be the database's work. */
const ALL = { pagination: false, limit: 0, sort: 'id' } as const;
const IS_PUBLISHED = { _status: { equals: 'published' } } as const;

type Ids = readonly number[] | undefined;
type WithDrafts = { readonly _status?: 'draft' | 'published' | null };
type WithStatus = 'pages' | 'projects' | 'posts' | 'jobs';
type WithoutStatus = 'reviews' | 'clients' | 'certificates' | 'media';

/** Jobs are read when they have ended, too: their addresses say so. Which are open, `isOpen` says. */
const EVER_POSTED: Where = { or: [IS_PUBLISHED, { posted: { exists: true } }] };

/** Published documents were asked for; whatever else comes is dropped. */
function published<D extends WithDrafts>(docs: readonly D[]): readonly D[] {
  return docs.filter(({ _status }) => _status === 'published');
}

function everPosted(jobs: readonly ListedJob[]): readonly ListedJob[] {
  return jobs.filter(({ _status, posted }) => _status === 'published' || posted);
}

function among(ids: Ids) {
  return ids && { id: { in: [...ids] } };
}

/** What is published of a collection whose documents have drafts, whatever of it can be read. */
function readWithStatus<C extends WithStatus>(payload: Payload, collection: C, ids: Ids) {
  return unlessUnreadable(payload, { collection, where: { ...IS_PUBLISHED, ...among(ids) } }, (where) =>
    payload.find({ collection, ...AS_STORED, ...ALL, where }),
  ).then(published);
}

/** A collection whose documents are as they are, whatever of it can be read. */
function readWithoutStatus<C extends WithoutStatus>(payload: Payload, collection: C, ids: Ids) {
  return unlessUnreadable(payload, { collection, where: { ...among(ids) } }, (where) =>
    payload.find({ collection, ...AS_STORED, ...ALL, where }),
  );
}

/**
 * What lists show of a collection. The database is asked itself: Payload's hooks, of which there are none for these
 * fields, would take most of the time.
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
    // Payload itself leaves out what lies in the trash.
    where: { ...where, ...among(ids) },
    select: LISTED[collection],
    ...ALL,
  });
  return docs;
}

/** The redirects, of which there may be ten thousand: Payload's hooks would take most of the time here, too. */
async function readRedirects(payload: Payload, ids: Ids) {
  const { docs } = await payload.db.find<ListedRedirect>({
    collection: 'redirects',
    where: { ...among(ids) },
    select: LISTED_REDIRECT,
    ...ALL,
  });
  return docs;
}

/** What a document is put in order by. */
export type Ordered = { readonly id: number; readonly _order?: StoredText; readonly date?: unknown };

/** Pages and lists are ordered by hand. */
export function byHand(a: Ordered, b: Ordered): number {
  return inOrder(plain(a._order), plain(b._order)) || a.id - b.id;
}

/** Newest last: the home page's news list keeps the last four cards (§2, §9). Without a date a post is older than all others. */
export function byDate(a: Ordered, b: Ordered): number {
  return inOrder(String(a.date ?? ''), String(b.date ?? '')) || a.id - b.id;
}

function inOrder(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

type List<D> = (
  payload: Payload,
  since?: { readonly held: readonly D[]; readonly ids: readonly number[] },
) => Promise<readonly D[]>;

/**
 * Reads all documents, or those that were written and puts them among the others; those that aren't found are gone. What
 * is held comes back as it is when nobody sees a change, as when a draft was saved.
 */
function list<D extends Ordered>(
  read: (payload: Payload, ids: Ids) => Promise<readonly D[]>,
  order: (a: Ordered, b: Ordered) => number = byHand,
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

type Read<P extends ContentPart> = (payload: Payload, since?: Since<P>) => Promise<PublishedContent[P]>;

const READ: { readonly [P in ContentPart]: Read<P> } = {
  pages: list<Stored<Page>>((payload, ids) => readWithStatus(payload, 'pages', ids)),
  projects: list((payload, ids) => readListed<ListedProject>(payload, 'projects', ids).then(published)),
  posts: list((payload, ids) => readListed<ListedPost>(payload, 'posts', ids).then(published), byDate),
  jobs: list((payload, ids) => readListed<ListedJob>(payload, 'jobs', ids, EVER_POSTED).then(everPosted)),
  reviews: list<Stored<Review>>((payload, ids) => readWithoutStatus(payload, 'reviews', ids)),
  clients: list<Stored<Client>>((payload, ids) => readWithoutStatus(payload, 'clients', ids)),
  certificates: list<Stored<Certificate>>((payload, ids) => readWithoutStatus(payload, 'certificates', ids)),
  media: list<Stored<Media>>((payload, ids) => readWithoutStatus(payload, 'media', ids)),
  redirects: list((payload, ids) => readRedirects(payload, ids)),
  'site-settings': (payload) => payload.findGlobal({ slug: 'site-settings', ...AS_STORED }),
  navigation: (payload) => payload.findGlobal({ slug: 'navigation', ...AS_STORED }),
  words: (payload) => payload.findGlobal({ slug: 'words', ...AS_STORED }),
};

/** Tells whether a collection or global is a part of what visitors see. */
export function isContentPart(slug: string): slug is ContentPart {
  return Object.hasOwn(READ, slug);
}

/** The parts of what visitors see. */
export const CONTENT_PARTS: readonly ContentPart[] = Object.keys(READ).filter(isContentPart);

/**
 * Reads a part of the content as visitors may see it; of one that was read before, only what was written `since`. Over
 * REST they read nothing, so the access rules are passed over here, and what is published is asked for by name.
 */
export function readPublished<P extends ContentPart>(
  payload: Payload,
  part: P,
  since?: Since<P>,
): Promise<PublishedContent[P]> {
  return READ[part](payload, since);
}

type ReadWhole<C extends TextCollection> = (
  payload: Payload,
  ids: readonly number[],
) => Promise<readonly WholeDocuments[C][]>;

const WHOLE: { readonly [C in TextCollection]: ReadWhole<C> } = {
  projects: (payload, ids) => readWithStatus(payload, 'projects', ids),
  posts: (payload, ids) => readWithStatus(payload, 'posts', ids),
  jobs: (payload, ids) => readWithStatus(payload, 'jobs', ids),
};

/** Reads published documents with their texts; those that can't be read are left out. */
export function readWhole<C extends TextCollection>(
  payload: Payload,
  collection: C,
  ids: readonly number[],
): Promise<readonly WholeDocuments[C][]> {
  return WHOLE[collection](payload, ids);
}
