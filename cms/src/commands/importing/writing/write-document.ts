import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { Payload, PayloadRequest } from 'payload';
import { generateNKeysBetween } from 'payload/shared';
import { readAddresses, readPublishedPlace } from '#cms/addresses/published-addresses.ts';
import { writeRedirects } from '#cms/addresses/rename-redirects.ts';
import { withRowIds } from '#cms/content/portable/row-ids.ts';
import { addressKeyField, addressKeysOf } from '#cms/kit/fields/address-key.ts';
import { isLinkedCollection, referenceTo } from '#cms/kit/links/reference.ts';
import { textLinksBeside } from '#cms/kit/links/text-links.ts';
import { writeVersion } from '#cms/kit/versions/version-write.ts';
import type { ContentCollection } from '../incoming.ts';

/** Resets the translation state, so that it is counted again. */
const UNCOUNTED = { agreed: null, waiting_en: null, outdated_en: null, waiting_de: null, outdated_de: null };

type WriteContext = { readonly payload: Payload; readonly req: PayloadRequest };
type WrittenDocument = { readonly collection: ContentCollection; readonly data: Untrusted };

/** Adds what hooks would, which don't run: both languages are written at once. */
function completeDocument({ collection, data }: WrittenDocument, { payload }: WriteContext): Untrusted {
  const { flattenedFields } = payload.collections[collection].config;
  const has = (name: string) => flattenedFields.some((field) => field.name === name);
  return {
    ...withRowIds(flattenedFields, data),
    ...(has(addressKeyField.name) && addressKeysOf(data)),
    ...textLinksBeside(flattenedFields, data),
    ...(has('translation') && { translation: UNCOUNTED }),
    updatedAt: new Date().toISOString(),
  };
}

async function setPlace(collection: ContentCollection, id: number, { req }: WriteContext) {
  const found = isLinkedCollection(collection) ? await readPublishedPlace(req, collection, id) : null;
  return found && isLinkedCollection(collection)
    ? { collection, is: await readAddresses(req, collection, found) }
    : null;
}

/** Creates a document; returns its id. */
export async function createDocument(written: WrittenDocument, writing: WriteContext): Promise<number> {
  const { payload, req } = writing;
  const { collection } = written;
  const data = { createdAt: new Date().toISOString(), ...completeDocument(written, writing) };
  // Copies, since the database adapter may modify its arguments.
  const { id }: { readonly id: number } = await payload.db.create({ collection, data: structuredClone(data), req });
  await writeVersion({ collection, id, version: data }, writing);
  return id;
}

/** Updates a document; missing fields stay. Old addresses are redirected to the new one. */
export async function changeDocument(id: number, written: WrittenDocument, writing: WriteContext): Promise<void> {
  const { payload, req } = writing;
  const { collection } = written;
  const was = await setPlace(collection, id, writing);
  await payload.db.updateOne({
    collection,
    id,
    data: structuredClone(completeDocument(written, writing)),
    req,
    returning: false,
  });
  const whole: unknown = await payload.db.findOne({ collection, where: { id: { equals: id } }, locale: 'all', req });
  if (isRecord(whole)) await writeVersion({ collection, id, version: whole }, writing);
  const now = await setPlace(collection, id, writing);
  if (now)
    await writeRedirects(req, [{ reference: referenceTo(now.collection, id), was: was?.is ?? null, is: now.is }]);
}

/** Stores a draft beside the published document. */
export async function storeDraft(id: number, written: WrittenDocument, writing: WriteContext): Promise<void> {
  await writeVersion({ collection: written.collection, id, version: completeDocument(written, writing) }, writing);
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
