import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload';

declare module 'payload' {
  interface RequestContext {
    /** The collections of which a request publishes what it takes out of the trash. */
    publishedFromTrash?: ReadonlySet<string>;
  }
}

/** Notes whether an update states that what it changes is to be published: later its status is filled in from what is stored. */
export const noteRestoredStatus: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'update' || !('data' in args) || !args.data) return args;
  const published = new Set(req.context.publishedFromTrash);
  if ('_status' in args.data && args.data._status === 'published') published.add(collection.slug);
  else published.delete(collection.slug);
  req.context.publishedFromTrash = published;
  return args;
};

/**
 * Restores a document from the trash as a draft, unless it is published with it: only then does Payload validate more of it
 * than the restoring request names, and another document may have its address by now.
 */
export const restoreAsDraft: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) => {
  const isRestored = originalDoc?.deletedAt && !data.deletedAt;
  if (!isRestored || req.context.publishedFromTrash?.has(collection.slug)) return data;
  return { ...data, _status: 'draft' };
};
