import type { CollectionSlug, Payload, Where } from 'payload';

/** Documents of a collection that are as is asked. */
export type FindDocuments<D> = (where: Where) => Promise<{ readonly docs: readonly D[] }>;

type Asked = { readonly collection: CollectionSlug; readonly where: Where };

const named = new Set<string>();

/** Tells whether a stored value is to blame: sections are kept as JSON, and one that is cut off can't be parsed. */
function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof SyntaxError || isUnreadable(error.cause);
}

function name(collection: string, id: number, error: unknown): void {
  const document = `${collection} ${id}`;
  if (!named.has(document)) console.error(`${document} can’t be read from the database and is left out:`, error);
  named.add(document);
}

/**
 * The documents of a collection. One that can't be read makes reading them all fail: then they are read one by one,
 * and those that fail again are left out, so that they keep nothing else from the site, and named in the log once.
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
  // A field that every collection has, and none of those that may be broken.
  const select = { createdAt: true } as const;
  const all = await payload.db.find<{ id: number }>({ collection, where, select, limit: 0, pagination: false });
  const docs: D[] = [];
  for (const { id } of all.docs) {
    try {
      docs.push(...(await find({ ...where, id: { equals: id } })).docs);
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      name(collection, id, error);
    }
  }
  return docs;
}
