import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { isLanguage, LANGUAGES, type Language, type LocalText } from '@kontorwerk/contract/languages';
import { type CollectionSlug, isEntityHidden, type Payload } from 'payload';
import { signedInUser } from '../access/signed-in-user.ts';
import { readPreferredLanguage } from './preferred-language.ts';

/** Returns a document's title, in any language that it has one in; otherwise its id. */
export function titleOf(doc: Untrusted, titled: string, language: Language): string {
  const value = doc[titled];
  const names = isRecord(value) ? [language, ...LANGUAGES].map((code) => value[code]) : [value];
  const name = names.find((text) => typeof text === 'string' && text !== '');
  return typeof name === 'string' ? name : `#${doc.id}`;
}

/** Returns the name of a collection's title field. */
export function titleField(payload: Payload, collection: CollectionSlug): string {
  return payload.collections[collection].config.admin.useAsTitle ?? 'id';
}

/** Returns the titles of a collection's documents by id, including those in the trash. */
async function titlesIn(
  payload: Payload,
  collection: CollectionSlug,
  ids: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, string>> {
  const titled = titleField(payload, collection);
  const { trash, versions } = payload.collections[collection].config;
  const { docs } = await payload.find({
    collection,
    where: { id: { in: [...ids] } },
    draft: Boolean(versions?.drafts),
    trash,
    locale: 'all',
    depth: 0,
    limit: ids.length,
    pagination: false,
    select: { [titled]: true },
    overrideAccess: true,
  });
  return new Map(
    docs.map((doc): Untrusted => ({ ...doc })).map((doc) => [Number(doc.id), titleOf(doc, titled, language)]),
  );
}

/** A document by its id. */
type Numbered = { readonly collection: CollectionSlug; readonly document: number };

/** Reads the titles of documents of several collections; for a deleted one its id. */
export async function titlesOf(
  payload: Payload,
  documents: readonly Numbered[],
  language: Language,
): Promise<(document: Numbered) => string> {
  const titles = new Map<CollectionSlug, ReadonlyMap<number, string>>();
  for (const [collection, of] of Map.groupBy(documents, (one) => one.collection)) {
    const ids = of.map(({ document }) => document);
    titles.set(collection, await titlesIn(payload, collection, ids, language));
  }
  return ({ collection, document }) => titles.get(collection)?.get(document) ?? `#${document}`;
}

export const IN_TRASH: LocalText = { en: 'in the trash', de: 'im Papierkorb' };

/** Reads which documents of several collections lie in the trash. */
export async function findTrashed(
  payload: Payload,
  documents: readonly Numbered[],
): Promise<(document: Numbered) => boolean> {
  const trashed = new Map<CollectionSlug, ReadonlySet<number>>();
  for (const [collection, of] of Map.groupBy(documents, (one) => one.collection)) {
    const { docs } = await payload.find({
      collection,
      where: { and: [{ id: { in: of.map(({ document }) => document) } }, { deletedAt: { exists: true } }] },
      trash: true,
      depth: 0,
      limit: of.length,
      pagination: false,
      select: {},
      overrideAccess: true,
    });
    trashed.set(collection, new Set(docs.map(({ id }) => Number(id))));
  }
  return ({ collection, document }) => trashed.get(collection)?.has(document) ?? false;
}

/** Returns the path of a document in the admin, below its route: one in the trash has another. */
export function documentPath({ collection, document }: Numbered, isTrashed: boolean): string {
  return `/collections/${collection}/${isTrashed ? 'trash/' : ''}${document}`;
}

/** A requested page of the admin: the parts of its path below the admin's route, and the language in its address. */
type PageRequest = {
  readonly payload: Payload;
  readonly headers: Headers;
  readonly segments: readonly string[];
  readonly locale: unknown;
};

/** Returns the id of the document on a page of a collection, which may lie in the trash; null on any other page. */
function findId([, , ...parts]: readonly string[]): { readonly id: string; readonly trash: boolean } | null {
  const trash = parts[0] === 'trash';
  const id = parts[trash ? 1 : 0] ?? '';
  return /^\d+$/.test(id) ? { id, trash } : null;
}

/**
 * Returns the title of the document on a page of the admin; null if there is none that the user may read. Submissions
 * have none here, nor have resumes, which the admin hides: their titles are people, who would stay in the browser's
 * history.
 */
export async function readPageDocument({ payload, headers, segments, locale }: PageRequest): Promise<string | null> {
  const [kind, slug] = segments;
  const found = Object.values(payload.collections).find(({ config }) => config.slug === slug);
  const place = findId(segments);
  if (kind !== 'collections' || !found || !place || found.config.custom?.isSubmission) return null;
  const user = await signedInUser(payload, headers);
  const { slug: collection, admin, versions } = found.config;
  if (!user || isEntityHidden({ hidden: admin.hidden, user })) return null;
  const titled = titleField(payload, collection);
  const reading = payload.findByID({
    collection,
    ...place,
    draft: Boolean(versions?.drafts),
    locale: 'all',
    depth: 0,
    select: { [titled]: true },
    disableErrors: true,
    overrideAccess: false,
    user,
  });
  const language = isLanguage(locale) ? locale : readPreferredLanguage(payload, user);
  // Databases fail on an id that is too large; the page itself says that it isn't there.
  const [doc, own] = await Promise.all([reading.catch(() => null), language]);
  return doc && titleOf({ ...doc }, titled, own);
}
