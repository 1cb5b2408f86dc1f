import { isRecord } from '@kontorwerk/contract/content/read-values';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { createTimeSlices } from '@kontorwerk/contract/time-slices';
import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest, Where } from 'payload';
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

function nameOf(document: unknown, fallback: string): string {
  if (!isRecord(document)) return fallback;
  const { title, name, filename } = document;
  const texts = [title, name, filename].flatMap((text) => (isRecord(text) ? Object.values(text) : [text]));
  return texts.find((text) => typeof text === 'string' && text !== '')?.toString() ?? fallback;
}

type Found = { readonly id: number | string };

function userOf(collection: CollectionSlug, document: Found, isDraft: boolean): User {
  const id = Number(document.id);
  return { kind: 'collection', slug: collection, id, title: nameOf(document, String(id)), isDraft };
}

/** Outside of the request, whose language would become that of the reading; within its transaction. */
function within(req: PayloadRequest) {
  return { depth: 0, pagination: false, overrideAccess: true, req: { transactionID: req.transactionID } } as const;
}

function hasDrafts(req: PayloadRequest, collection: CollectionSlug): boolean {
  return Boolean(req.payload.collections[collection].config.versions?.drafts);
}

/** What the database is asked for. A link may have a place or a query behind the document's number. */
function asked(fields: readonly FlattenedField[], { collection, id }: Target): readonly Where[] {
  const name = `${collection}:${id}`;
  return [
    ...referencePaths(fields, collection).map((path) => ({ [path]: { equals: id } })),
    ...textLinkPaths(fields).flatMap((path) =>
      LANGUAGES.map((language) => ({ [`${path}.${language}`]: { contains: asTextLink(name) } })),
    ),
    ...linkPaths(fields).map((path) => ({
      or: [{ [path]: { equals: name } }, { [path]: { contains: `${name}#` } }, { [path]: { contains: `${name}?` } }],
    })),
  ];
}

/** What visitors sent shows nothing of what it names, and is nothing that editors could change. */
const SENT: readonly string[] = INBOX_NAMES;

/** Those that refer to it in a field that the database can be asked for, as visitors see them and as they are drafted. */
async function inFields(req: PayloadRequest, target: Target): Promise<readonly User[]> {
  const found: User[] = [];
  for (const { config } of Object.values(req.payload.collections)) {
    if (SENT.includes(config.slug)) continue;
    for (const where of asked(config.flattenedFields, target)) {
      for (const draft of hasDrafts(req, config.slug) ? [false, true] : [false]) {
        const { docs } = await req.payload.find({ collection: config.slug, draft, where, limit: MOST, ...within(req) });
        found.push(...docs.map((doc) => userOf(config.slug, doc, '_status' in doc && doc._status === 'draft')));
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
    if (refersTo(flattenedFields, page, target)) found.push(userOf('pages', page, false));
    if (found.length === MOST) break;
    await nextSlice();
  }
  return found;
}

/** The drafts of pages that do. */
async function inDraftedSections(req: PayloadRequest, target: Target): Promise<readonly User[]> {
  const { flattenedFields } = req.payload.collections.pages.config;
  const where = { _status: { equals: 'draft' } };
  const { docs } = await req.payload.find({ collection: 'pages', draft: true, where, limit: 0, ...within(req) });
  return docs.filter((page) => refersTo(flattenedFields, page, target)).map((page) => userOf('pages', page, true));
}

/** The globals that do, as visitors see them and as they are drafted. */
async function inGlobals(req: PayloadRequest, target: Target): Promise<readonly User[]> {
  const found: User[] = [];
  for (const { slug, flattenedFields, label, versions } of req.payload.globals.config) {
    const title = isRecord(label) ? nameOf({ title: label[req.i18n.language] }, slug) : String(label);
    for (const isDraft of versions?.drafts ? [false, true] : [false]) {
      const asked = { slug, depth: 0, draft: isDraft, overrideAccess: true, req: within(req).req };
      if (refersTo(flattenedFields, await req.payload.findGlobal(asked), target))
        found.push({ kind: 'global', slug, id: null, title, isDraft });
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
