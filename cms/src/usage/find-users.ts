import { LANGUAGES } from '@kontorwerk/contract/languages';
import { createTimeSlices } from '@kontorwerk/contract/time-slices';
import { getTranslation } from '@payloadcms/translations';
import type { CollectionSlug, GlobalSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload';
import { titleField, titleOf } from '../admin/document-titles.ts';
import { readerLanguage } from '../admin/reader-language.ts';
import { contentHub } from '../changes/hub.ts';
import { INBOX_NAMES } from '../inbox/inboxes.ts';
import { linkPaths, referencePaths, refersTo, type Target, textLinkPaths } from './references.ts';
import { asTextLink } from './text-links.ts';

/** A document or a global that refers to another. */
export type User = {
  readonly kind: 'collection' | 'global';
  readonly slug: CollectionSlug | GlobalSlug;
  readonly id: number | null;
  readonly title: string;
  /** Visitors don't see it there, or not yet. */
  readonly isDraft: boolean;
};

/** So many are looked for in each place: an editor begins with the first. */
const MOST = 20;

type Found = { readonly id: number | string };

function userOf(req: PayloadRequest, slug: CollectionSlug, document: Found, isDraft: boolean): User {
  const title = titleOf({ ...document }, titleField(req.payload, slug), readerLanguage(req.i18n));
  return { kind: 'collection', slug, id: Number(document.id), title, isDraft };
}

/** In all languages, whatever that of the request is; within its transaction. */
function within({ transactionID }: PayloadRequest) {
  return { depth: 0, locale: 'all', fallbackLocale: false, overrideAccess: true, req: { transactionID } } as const;
}

function hasDrafts(req: PayloadRequest, collection: CollectionSlug): boolean {
  return Boolean(req.payload.collections[collection].config.versions?.drafts);
}

/** A redirect that a rename has left goes with the page that it leads to. */
const BY_HAND: Where = { by_rename: { not_equals: true } };

/** What the database is asked for. A link may have a place or a query behind the document's number. */
function asked({ flattenedFields: fields, slug }: SanitizedCollectionConfig, target: Target): readonly Where[] {
  const { collection, id } = target;
  const name = `${collection}:${id}`;
  const found: readonly Where[] = [
    ...referencePaths(fields, collection).map((path) => ({ [path]: { equals: id } })),
    ...textLinkPaths(fields).flatMap((path) =>
      LANGUAGES.map((language) => ({ [`${path}.${language}`]: { contains: asTextLink(name) } })),
    ),
    ...linkPaths(fields).map((path) => ({
      or: [{ [path]: { equals: name } }, { [path]: { contains: `${name}#` } }, { [path]: { contains: `${name}?` } }],
    })),
  ];
  return slug === 'redirects' ? found.map((where) => ({ and: [where, BY_HAND] })) : found;
}

/** What visitors sent shows nothing of what it names, and is nothing that editors could change. */
const SENT: readonly string[] = INBOX_NAMES;

/** Those that refer to it in a field that the database can be asked for, as visitors see them and as they are drafted. */
async function inFields(req: PayloadRequest, target: Target): Promise<readonly User[]> {
  const found: User[] = [];
  for (const { config } of Object.values(req.payload.collections)) {
    const { slug } = config;
    if (SENT.includes(slug)) continue;
    for (const where of asked(config, target)) {
      for (const draft of hasDrafts(req, slug) ? [false, true] : [false]) {
        const some = { collection: slug, draft, where, limit: MOST, pagination: false, ...within(req) };
        const { docs } = await req.payload.find(some);
        found.push(...docs.map((doc) => userOf(req, slug, doc, '_status' in doc && doc._status === 'draft')));
      }
    }
  }
  return found;
}

/** The published pages that do in a section. They are in memory anyway; in the database each is one long text. */
async function inPublishedSections(req: PayloadRequest, target: Target): Promise<readonly User[]> {
  const { flattenedFields } = req.payload.collections.pages.config;
  const nextSlice = createTimeSlices();
  const found: User[] = [];
  for (const page of (await contentHub.content()).pages) {
    if (refersTo(flattenedFields, page, target)) found.push(userOf(req, 'pages', page, false));
    if (found.length === MOST) break;
    await nextSlice();
  }
  return found;
}

/** The drafts of pages that do. */
async function inDraftedSections(req: PayloadRequest, target: Target): Promise<readonly User[]> {
  const { flattenedFields } = req.payload.collections.pages.config;
  const where = { _status: { equals: 'draft' } };
  const all = { collection: 'pages', draft: true, where, limit: 0, pagination: false, ...within(req) } as const;
  const { docs } = await req.payload.find(all);
  return docs.filter((page) => refersTo(flattenedFields, page, target)).map((page) => userOf(req, 'pages', page, true));
}

/** The globals that do, as visitors see them and as they are drafted. */
async function inGlobals(req: PayloadRequest, target: Target): Promise<readonly User[]> {
  const found: User[] = [];
  for (const { slug, flattenedFields, label, versions } of req.payload.globals.config) {
    const title = getTranslation(label, req.i18n);
    for (const isDraft of versions?.drafts ? [false, true] : [false]) {
      const global = await req.payload.findGlobal({ slug, draft: isDraft, ...within(req) });
      if (refersTo(flattenedFields, global, target)) found.push({ kind: 'global', slug, id: null, title, isDraft });
    }
  }
  return found;
}

/** Who refers to a document: each once, and what visitors see of it where both they and a draft do. */
export async function findUsers(req: PayloadRequest, target: Target): Promise<readonly User[]> {
  const lists = [
    await inPublishedSections(req, target),
    await inFields(req, target),
    await inDraftedSections(req, target),
    await inGlobals(req, target),
  ];
  const users = new Map<string, User>();
  for (const user of lists.flat()) {
    const key = `${user.slug}/${user.id}`;
    const isItself = user.slug === target.collection && user.id === target.id;
    if (!isItself && users.get(key)?.isDraft !== false) users.set(key, user);
  }
  return [...users.values()];
}
