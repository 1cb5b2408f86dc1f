import type { CollectionSlug, Payload, Where } from 'payload';

/** Finds the documents that match a filter. */
export type FindDocuments<D> = (where: Where) => Promise<{ readonly docs: readonly D[] }>;

/** A document, and its modification time. */
type Saved = { readonly id: number; readonly updatedAt: string };

type Asked = { readonly collection: CollectionSlug; readonly where: Where };

/** The modification times of logged documents: once saved again, they are logged again. */
const logged = new Map<string, string>();

/** Whether a stored value caused the error: sections are stored as JSON, and truncated JSON can't be parsed. */
function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof SyntaxError || isUnreadable(error.cause);
}

function logUnreadable(collection: string, { id, updatedAt }: Saved, error: unknown): void {
  const document = `${collection} ${id}`;
  if (logged.get(document) !== updatedAt)
    console.error(`${document} can’t be read from the database and is left out:`, error);
  logged.set(document, updatedAt);
}

/**
 * Finds documents, leaving out unreadable ones. As a single unreadable document makes the whole query fail, they are
 * then read one by one; those that fail again can't break the site, and are logged once per save.
 */
export async function findReadable<D>(
  payload: Payload,
  { collection, where }: Asked,
  find: FindDocuments<D>,
): Promise<readonly D[]> {
  try {
    return (await find(where)).docs;
  } catch (error) {
    if (!isUnreadable(error)) throw error;
  }
  // Every collection has this field, and it is always readable.
  const select = { updatedAt: true } as const;
  const all = await payload.db.find<Saved>({ collection, where, select, limit: 0, pagination: false });
  const docs: D[] = [];
  for (const saved of all.docs) {
    try {
      docs.push(...(await find({ ...where, id: { equals: saved.id } })).docs);
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      logUnreadable(collection, saved, error);
    }
  }
  return docs;
}
