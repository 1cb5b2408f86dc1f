import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { isContentPart } from '../wire/published.ts';
import { contentHub } from './hub.ts';

async function announce(slug: string, req: PayloadRequest): Promise<void> {
  if (isContentPart(slug)) contentHub.touch(slug, await req.transactionID);
}

/** Tells the content hub that a document was written: a draft too, which then turns out to change nothing. */
export const announceDocument: CollectionAfterChangeHook = ({ collection, req }) => announce(collection.slug, req);

/** Tells the content hub that a document was deleted. */
export const announceDelete: CollectionAfterDeleteHook = ({ collection, req }) => announce(collection.slug, req);

/** Tells the content hub that the site's settings were written. */
export const announceGlobal: GlobalAfterChangeHook = ({ global, req }) => announce(global.slug, req);
