import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook, PayloadRequest, Where } from 'payload';
import { type EditedCollection, isEditedCollection, isEditedGlobal } from './edited-documents.ts';
import { isFirstWrite, lockSaves } from './save-lock.ts';

/** Returns the ids that a search finds, in the order in which all transactions lock several documents. */
async function findIds(req: PayloadRequest, collection: EditedCollection, where: Where): Promise<readonly number[]> {
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection,
    where,
    select: {},
    pagination: false,
    limit: 0,
    sort: 'id',
    req,
  });
  return docs.map(({ id }) => id);
}

/**
 * Makes a deletion wait for saves of the document, and later saves for it: those find no document, where they would
 * insert the deleted one again. Users delete by id, as bulk deletion does for them; a search is the server's own.
 */
export const lockDeletion: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug },
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'delete' || !isEditedCollection(slug) || !(await isFirstWrite(req, overrideAccess))) return;
  if ('id' in args && args.id !== undefined) await lockSaves(req, { collection: slug, id: Number(args.id) });
  else if ('where' in args && args.where && overrideAccess)
    for (const id of await findIds(req, slug, args.where)) await lockSaves(req, { collection: slug, id });
};

/** Makes the restoration of a version wait for saves of its document, before it reads that. */
export const lockRestoration: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug },
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'restoreVersion' || !isEditedCollection(slug) || !('id' in args)) return;
  if (!(await isFirstWrite(req, overrideAccess))) return;
  const { docs } = await req.payload.db.findVersions({
    collection: slug,
    where: { id: { equals: args.id } },
    select: { parent: true },
    limit: 1,
    pagination: false,
    req,
  });
  const [version] = docs;
  if (version) await lockSaves(req, { collection: slug, id: Number(version.parent) });
};

/** The same for a global. */
export const lockGlobalRestoration: GlobalBeforeOperationHook = async ({
  global: { slug },
  operation,
  overrideAccess,
  req,
}) => {
  if (operation === 'restoreVersion' && isEditedGlobal(slug) && (await isFirstWrite(req, overrideAccess)))
    await lockSaves(req, { global: slug });
};
