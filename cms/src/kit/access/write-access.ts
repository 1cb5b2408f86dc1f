import type { CollectionSlug, PayloadRequest } from 'payload';

/** A document of a collection, or a global, by its name. */
export type Writable =
  | { readonly collection: unknown; readonly id: unknown; readonly global?: undefined }
  | { readonly global: unknown; readonly collection?: undefined; readonly id?: undefined };

/** Returns a document's id, which scripts may send as a string; null for anything else. */
function numberOf(id: unknown): number | null {
  const isNumber = Number.isSafeInteger(id) || (typeof id === 'string' && /^\d{1,15}$/.test(id));
  return isNumber ? Number(id) : null;
}

/** Whether the request's user may write an existing document, or a global. */
export async function canWrite(
  req: PayloadRequest,
  { collection: name, id: written, global }: Writable,
): Promise<boolean> {
  const { collections, globals } = req.payload.config;
  if (global !== undefined && global !== null) {
    const rule = globals.find(({ slug }) => slug === global)?.access.update;
    return rule !== undefined && (await rule({ req })) !== false;
  }
  const collection = collections.find(({ slug }) => slug === name);
  const id = numberOf(written);
  if (!collection || id === null) return false;
  const allowed = await collection.access.update({ req, id });
  if (allowed === false) return false;
  // Rules may hold for some documents only, such as a user's own account.
  const only = allowed === true ? [] : [allowed];
  const slug: CollectionSlug = collection.slug;
  const where = { and: [{ id: { equals: id } }, ...only] };
  const { totalDocs } = await req.payload.count({ collection: slug, where, overrideAccess: true, trash: true });
  return totalDocs > 0;
}
