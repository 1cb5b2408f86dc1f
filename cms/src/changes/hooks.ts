import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { CONTENT_PARTS } from '../wire/parts.ts';
import { contentHub } from './hub.ts';

async function announce(slug: string, req: PayloadRequest): Promise<void> {
  const part = CONTENT_PARTS.find((known) => known === slug);
  if (part) contentHub.touch(part, await req.transactionID);
}

/** Tells the content hub that a document was written: a draft too, which then turns out to change nothing. */
export const announceDocument: CollectionAfterChangeHook = ({ collection, req }) => announce(collection.slug, req);

/** Tells the content hub that a document was deleted. */
export const announceDelete: CollectionAfterDeleteHook = ({ collection, req }) => announce(collection.slug, req);

/** Tells the content hub that the site's settings were written. */
export const announceGlobal: GlobalAfterChangeHook = ({ global, req }) => announce(global.slug, req);
