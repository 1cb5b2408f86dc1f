import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { getProcessSingleton } from '#cms/base/process-singleton.ts';
import { notifyProcesses } from '../process-notifications.ts';
import { today } from '../wire/open-jobs.ts';
import { isContentPart } from '../wire/published-content.ts';
import { createContentHub } from './content-hub.ts';

/** The content hub of this process: hooks notify it, route handlers query it. */
export const contentHub = getProcessSingleton('content-hub', () =>
  createContentHub({
    today,
    onError: (error) => console.error('Content could not be read again after a change:', error),
  }),
);

/** Notifies the content hub of written documents, or of a whole part; for writes that bypass Payload's hooks. */
export async function announceWrite(slug: string, req: PayloadRequest, ids?: readonly number[]): Promise<void> {
  if (!isContentPart(slug)) return;
  const written = { part: slug, ids };
  contentHub.touch(written, await req.transactionID);
  await notifyProcesses(req, written);
}

/** Whether this is an autosaved draft, which is stored only as a version. */
function isAutosave({ _status }: { readonly _status?: unknown }, { query }: PayloadRequest): boolean {
  return _status === 'draft' && String(query.autosave) === 'true' && String(query.draft) === 'true';
}

/** Notifies the content hub of a written document, even of a draft, which turns out to change nothing. */
export const announceDocument: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (!isAutosave(doc, req)) await announceWrite(collection.slug, req, [doc.id]);
};

/** Notifies the content hub of a deleted document. */
export const announceDeletion: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  announceWrite(collection.slug, req, [Number(id)]);

/** Notifies the content hub of changed site settings. */
export const announceGlobal: GlobalAfterChangeHook = ({ global, req }) => announceWrite(global.slug, req);
