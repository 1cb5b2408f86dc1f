import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { cancelAll } from './planned.ts';

/** What lies in the trash is published by nobody, at no time. */
export const forgetPlansOfTrashed: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  if (doc.deletedAt && !previousDoc?.deletedAt) await cancelAll(req, collection.slug, doc.id);
};

/** Nor is what was deleted. */
export const forgetPlansOfDeleted: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  cancelAll(req, collection.slug, id);
