import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { processWide } from '#cms/base/process-wide.ts';
import { tellOthers } from '../other-processes.ts';
import { today } from '../wire/open-jobs.ts';
import { isContentPart } from '../wire/published.ts';
import { createContentHub } from './content-hub.ts';

/** The process's content hub: hooks tell it, route handlers ask it. */
export const contentHub = processWide('content-hub', () =>
  createContentHub({
    today,
    onError: (error) => console.error('Content could not be read again after a change:', error),
  }),
);

/** Tells the content hub that documents were written, or anything of a part; for what Payload's hooks don't hear of. */
export async function announceWritten(slug: string, req: PayloadRequest, ids?: readonly number[]): Promise<void> {
  if (!isContentPart(slug)) return;
  const written = { part: slug, ids };
  contentHub.touch(written, await req.transactionID);
  await tellOthers(req, written);
}

/** Tells whether a draft was saved by itself while somebody writes: that is stored as a version, and nowhere else. */
function isAutosave({ _status }: { readonly _status?: unknown }, { query }: PayloadRequest): boolean {
  return _status === 'draft' && String(query.autosave) === 'true' && String(query.draft) === 'true';
}

/** Tells the content hub that a document was written: a draft too, which then turns out to change nothing. */
export const announceDocument: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (!isAutosave(doc, req)) await announceWritten(collection.slug, req, [doc.id]);
};

/** Tells the content hub that a document was deleted. */
export const announceDelete: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  announceWritten(collection.slug, req, [Number(id)]);

/** Tells the content hub that the site's settings were written. */
export const announceGlobal: GlobalAfterChangeHook = ({ global, req }) => announceWritten(global.slug, req);
