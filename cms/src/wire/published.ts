import type { Payload } from 'payload';
import type { Certificate, Client, Job, Media, Page, Post, Project, Review, SiteSetting } from '../payload-types.ts';
import type { Stored } from './stored.ts';
import { unlessUnreadable } from './unless-unreadable.ts';

/** Everything that visitors see something of, as it is stored, part by part in the parts' own order. */
export type PublishedContent = {
  readonly pages: readonly Stored<Page>[];
  readonly projects: readonly Stored<Project>[];
  readonly posts: readonly Stored<Post>[];
  readonly jobs: readonly Stored<Job>[];
  readonly reviews: readonly Stored<Review>[];
  readonly clients: readonly Stored<Client>[];
  readonly certificates: readonly Stored<Certificate>[];
  readonly media: readonly Stored<Media>[];
  readonly 'site-settings': Stored<SiteSetting>;
};
export type ContentPart = keyof PublishedContent;

/** As it stands in the database: texts in all languages; which one is shown is decided when mapping. */
const AS_STORED = { depth: 0, locale: 'all', fallbackLocale: false, draft: false, overrideAccess: true } as const;
const ALL = { ...AS_STORED, pagination: false, limit: 0 } as const;
const IS_PUBLISHED = { _status: { equals: 'published' } } as const;

/** Pages and lists are ordered by hand. */
const BY_HAND = ['_order', 'id'];
/** Newest last: the home page's news list keeps the last four cards (§2, §9). */
const BY_DATE = ['date', 'id'];

type WithDrafts = { readonly _status?: 'draft' | 'published' | null };
type WithoutDrafts = { readonly id: number; readonly _status?: never };

/** Published documents were asked for; whatever else comes is dropped. */
function published<D extends WithDrafts>({ docs }: { readonly docs: readonly D[] }): readonly D[] {
  return docs.filter(({ _status }) => _status === 'published');
}

function all<D extends WithoutDrafts>({ docs }: { readonly docs: readonly D[] }): readonly D[] {
  return docs;
}

type WithStatus = 'pages' | 'projects' | 'posts' | 'jobs';
type WithoutStatus = 'reviews' | 'clients' | 'certificates' | 'media';

/** What is published of a collection whose documents have drafts, whatever of it can be read. */
function readWithStatus<C extends WithStatus>(payload: Payload, collection: C, sort: string[]) {
  return unlessUnreadable(payload, { collection, sort, where: IS_PUBLISHED }, (id) => {
    const where = { ...IS_PUBLISHED, ...(id !== undefined && { id: { equals: id } }) };
    return payload.find({ collection, sort, ...ALL, where });
  }).then(published);
}

/** A collection whose documents are as they are, whatever of it can be read. */
function readWithoutStatus<C extends WithoutStatus>(payload: Payload, collection: C, sort: string[]) {
  return unlessUnreadable(payload, { collection, sort }, (id) =>
    payload.find({ collection, sort, ...ALL, ...(id !== undefined && { where: { id: { equals: id } } }) }),
  ).then(all);
}

const READ: { readonly [P in ContentPart]: (payload: Payload) => Promise<PublishedContent[P]> } = {
  pages: (payload) => readWithStatus(payload, 'pages', BY_HAND),
  projects: (payload) => readWithStatus(payload, 'projects', BY_HAND),
  posts: (payload) => readWithStatus(payload, 'posts', BY_DATE),
  jobs: (payload) => readWithStatus(payload, 'jobs', BY_HAND),
  reviews: (payload) => readWithoutStatus(payload, 'reviews', BY_HAND),
  clients: (payload) => readWithoutStatus(payload, 'clients', BY_HAND),
  certificates: (payload) => readWithoutStatus(payload, 'certificates', BY_HAND),
  media: (payload) => readWithoutStatus(payload, 'media', ['id']),
  'site-settings': (payload) => payload.findGlobal({ slug: 'site-settings', ...AS_STORED }),
};

/** Tells whether a collection or global is a part of what visitors see. */
export function isContentPart(slug: string): slug is ContentPart {
  return Object.hasOwn(READ, slug);
}

/** The parts of what visitors see. */
export const CONTENT_PARTS: readonly ContentPart[] = Object.keys(READ).filter(isContentPart);

/**
 * Reads a part of the content as visitors may see it. Over REST they read nothing, so the access rules are passed
 * over here, and what is published is asked for by name.
 */
export function readPublished<P extends ContentPart>(payload: Payload, part: P): Promise<PublishedContent[P]> {
  return READ[part](payload);
}
