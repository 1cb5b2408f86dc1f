import type { LocalText } from '@kontorwerk/contract/languages';
import type { CollectionSlug, Payload } from 'payload';

/** Whether a document is on the site, and whether there is a newer draft. */
export type DocumentStatus = 'draft' | 'changed' | 'published';

export const STATUS_LABELS: Readonly<Record<DocumentStatus, LocalText>> = {
  draft: { en: 'Draft', de: 'Entwurf' },
  changed: { en: 'Changed', de: 'Geändert' },
  published: { en: 'Published', de: 'Veröffentlicht' },
};

/** The status shown of a document in the trash, which is off the site whatever it was. */
export const TRASHED_LABEL: LocalText = { en: 'Not on the site', de: 'Nicht auf der Website' };

/**
 * Returns the ids of the published documents among some, regardless of drafts. Queries the documents themselves:
 * earlier versions don't tell.
 */
export async function findPublished(
  payload: Payload,
  collection: CollectionSlug,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const { docs } = await payload.find({
    collection,
    where: { and: [{ id: { in: [...ids] } }, { _status: { equals: 'published' } }] },
    trash: true,
    depth: 0,
    limit: ids.length,
    pagination: false,
    select: {},
    overrideAccess: true,
  });
  return new Set(docs.map(({ id }) => Number(id)));
}

/** Returns the statuses of documents, given as last saved; undefined in collections without drafts. */
export async function readStatuses(
  payload: Payload,
  collection: CollectionSlug,
  documents: readonly { readonly id?: unknown; readonly _status?: unknown }[],
): Promise<(document: { readonly id?: unknown; readonly _status?: unknown }) => DocumentStatus | undefined> {
  const drafted = documents.filter(({ _status }) => _status === 'draft').map(({ id }) => Number(id));
  const published = await findPublished(payload, collection, drafted);
  return ({ id, _status }) => {
    if (_status === 'draft') return published.has(Number(id)) ? 'changed' : 'draft';
    return _status === 'published' ? 'published' : undefined;
  };
}
