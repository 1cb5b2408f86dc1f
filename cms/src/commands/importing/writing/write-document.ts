import type { CollectionSlug } from 'payload';
import { generateNKeysBetween } from 'payload/shared';
import { readAddresses, readPublishedPlace } from '#cms/addresses/published-addresses.ts';
import { writeRedirects } from '#cms/addresses/rename-redirects.ts';
import { updateDocument, type WriteContext, type WrittenDocument } from '#cms/content/direct-writes.ts';
import { isLinkedCollection, referenceTo } from '#cms/kit/links/reference.ts';
import type { ContentCollection } from '../incoming.ts';

async function setPlace(collection: CollectionSlug, id: number, { req }: WriteContext) {
  const found = isLinkedCollection(collection) ? await readPublishedPlace(req, collection, id) : null;
  return found && isLinkedCollection(collection)
    ? { collection, is: await readAddresses(req, collection, found) }
    : null;
}

/** Updates a document; missing fields stay. Old addresses are redirected to the new one. */
export async function changeDocument(id: number, written: WrittenDocument, writing: WriteContext): Promise<void> {
  const was = await setPlace(written.collection, id, writing);
  await updateDocument(id, written, writing);
  const now = await setPlace(written.collection, id, writing);
  if (now)
    await writeRedirects(writing.req, [
      { reference: referenceTo(now.collection, id), was: was?.is ?? null, is: now.is },
    ]);
}

/** Returns the order key after all others of a collection, for documents that are created one by one. */
export async function makeNextOrder(
  collection: ContentCollection,
  { payload, req }: WriteContext,
): Promise<string | undefined> {
  if (!payload.collections[collection].config.orderable) return undefined;
  const { docs } = await payload.db.find<{ id: number; _order?: string | null }>({
    collection,
    sort: '-_order',
    limit: 1,
    pagination: false,
    req,
  });
  return generateNKeysBetween(docs[0]?._order ?? null, null, 1)[0];
}
