import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { cancelAll } from './planned.ts';

/** Cancels the plans of a document in the trash, which can't be published. */
export const forgetPlansOfTrashed: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  if (doc.deletedAt && !previousDoc?.deletedAt) await cancelAll(req, collection.slug, doc.id);
};

/** Cancels the plans of a deleted document. */
export const forgetPlansOfDeleted: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  cancelAll(req, collection.slug, id);
