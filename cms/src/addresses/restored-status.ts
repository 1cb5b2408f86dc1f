import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload';

declare module 'payload' {
  interface RequestContext {
    /** The collections whose documents a request publishes while taking them out of the trash. */
    publishedFromTrash?: ReadonlySet<string>;
  }
}

/** Notes whether an update itself says "published": later Payload fills its status in from the stored document. */
export const recordRestoredStatus: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'update' || !('data' in args) || !args.data) return args;
  const published = new Set(req.context.publishedFromTrash);
  if ('_status' in args.data && args.data._status === 'published') published.add(collection.slug);
  else published.delete(collection.slug);
  req.context.publishedFromTrash = published;
  return args;
};

/**
 * Restores a document from the trash as a draft, unless the request publishes it: only then does Payload validate more
 * than the request's own fields, and another document may have its address by now.
 */
export const restoreAsDraft: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) => {
  const isRestored = originalDoc?.deletedAt && !data.deletedAt;
  if (!isRestored || req.context.publishedFromTrash?.has(collection.slug)) return data;
  return { ...data, _status: 'draft' };
};
