import type { CollectionSlug, Payload, Where } from 'payload';

/** Documents of a collection that are as is asked. */
export type FindDocuments<D> = (where: Where) => Promise<{ readonly docs: readonly D[] }>;

/** A document, and when it was saved last. */
type Saved = { readonly id: number; readonly updatedAt: string };

type Asked = { readonly collection: CollectionSlug; readonly where: Where };

/** When each document that the log has named was saved last: once saved again, it is named again. */
const named = new Map<string, string>();

/** Tells whether a stored value is to blame: sections are kept as JSON, and one that is cut off can't be parsed. */
function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof SyntaxError || isUnreadable(error.cause);
}

function name(collection: string, { id, updatedAt }: Saved, error: unknown): void {
  const document = `${collection} ${id}`;
  if (named.get(document) !== updatedAt)
    console.error(`${document} can’t be read from the database and is left out:`, error);
  named.set(document, updatedAt);
}

/**
 * The documents of a collection. One that can't be read makes reading them all fail: then they are read one by one,
 * and those that fail again are left out, so that they keep nothing else from the site, and named in the log: once for each
 * time that they were saved.
 */
export async function unlessUnreadable<D>(
  payload: Payload,
  { collection, where }: Asked,
  find: FindDocuments<D>,
): Promise<readonly D[]> {
  try {
    return (await find(where)).docs;
  } catch (error) {
    if (!isUnreadable(error)) throw error;
  }
  // Every collection has it, and it can't be broken.
  const select = { updatedAt: true } as const;
  const all = await payload.db.find<Saved>({ collection, where, select, limit: 0, pagination: false });
  const docs: D[] = [];
  for (const saved of all.docs) {
    try {
      docs.push(...(await find({ ...where, id: { equals: saved.id } })).docs);
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      name(collection, saved, error);
    }
  }
  return docs;
}
