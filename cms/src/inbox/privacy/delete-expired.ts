import type { Payload, Where } from 'payload';
import { databaseFault } from '#cms/base/database-fault.ts';
import { dropUnnamedFiles } from '#cms/content/media/drop-unnamed-files.ts';
import { forgetRows } from '#cms/kit/rows/removed-row-store.ts';
import { forgetConfirmations } from '#cms/mail/confirmation-count.ts';
import { deleteInBatches, idsInBatches, letOthersIn } from '#cms/storage/database/delete-in-batches.ts';
import { emptyLog } from '#cms/storage/database/empty-log.ts';
import { files } from '#cms/storage/files/files.ts';
import { DOCUMENT_FOLDERS, RESUMES } from '#cms/storage/files/folders.ts';
import { monthsBefore } from './months-before.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

function before(field: string, moment: Date): Where {
  return { [field]: { less_than: moment.toISOString() } };
}

/** What belongs to them is deleted with them, by hooks. */
type Perishable = 'applications' | 'contact-messages' | 'draft-links';

/** Whether the time is over that deleting may take at once. */
type IsOver = () => boolean;

/** Deletes what a feature no longer needs, and returns how many documents that were. */
export type Cleanup = (payload: Payload, now: Date) => Promise<number>;

/** Deletes each document in a transaction of its own, so that one that can't be deleted keeps no other. */
async function drop(payload: Payload, collection: Perishable, where: Where, isOver: IsOver): Promise<number> {
  let dropped = 0;
  const failed = (message: string) =>
    payload.logger.error(`${collection}: not deleted though its time is over: ${message}`);
  for await (const ids of idsInBatches(payload, collection, where)) {
    for (const id of ids) {
      await letOthersIn();
      if (isOver()) return dropped;
      try {
        const one = { and: [where, { id: { equals: id } }] };
        const { docs, errors } = await payload.delete({ collection, where: one, depth: 0, overrideAccess: true });
        dropped += docs.length;
        for (const { message } of errors) failed(message);
      } catch (error) {
        if (databaseFault(error) !== null) throw error;
        failed(String(error));
      }
    }
  }
  return dropped;
}

/** Deletes the files that no row names: those of an application that was never stored. */
async function dropStrayResumes(payload: Payload, now: Date): Promise<number> {
  let dropped = 0;
  for await (const { name, writtenAt } of files.list(RESUMES)) {
    if (now.getTime() - writtenAt.getTime() < DAY_MS) continue;
    const where = { filename: { equals: name } };
    const { totalDocs } = await payload.count({ collection: 'resumes', where, overrideAccess: true });
    if (totalDocs > 0) continue;
    await files.remove(`${RESUMES}/${name}`);
    dropped += 1;
  }
  return dropped;
}

/** Deletes what killed processes were about to write: of a resume it is as much as had arrived. */
async function removeUnfinished(now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS);
  for (const folder of DOCUMENT_FOLDERS) await files.removeUnfinished(folder, before);
}

/**
 * Deletes for good what the privacy settings give no more time, in short transactions, and returns how much of what.
 *
 * @param isOver asked again and again: true leaves the rest
 * @param cleanups further ones, by the names that the log gives to what they delete
 */
export async function deleteExpired(
  payload: Payload,
  now: Date,
  isOver: IsOver = () => false,
  cleanups: Readonly<Record<string, Cleanup>> = {},
): Promise<Readonly<Record<string, number>>> {
  await forgetConfirmations(payload, now);
  await forgetRows(payload, now);
  const kept = await payload.findGlobal({ slug: 'privacy-settings', depth: 0, overrideAccess: true });
  const noLongerWished: Where = { or: [{ keep_until: { exists: false } }, before('keep_until', now)] };
  const over: Where = { or: [{ completedAt: { exists: true } }, { hasError: { equals: true } }] };
  const isOfApplications = {
    and: [before('updatedAt', monthsBefore(now, kept.applications)), noLongerWished],
  };
  const isOfOutbox = { and: [before('updatedAt', monthsBefore(now, kept.outbox)), over] };
  const deleted: Record<string, number> = {
    messages: await drop(payload, 'contact-messages', before('updatedAt', monthsBefore(now, kept.messages)), isOver),
    applications: await drop(payload, 'applications', isOfApplications, isOver),
    audit: await deleteInBatches(payload, 'audit-log', before('createdAt', monthsBefore(now, kept.audit)), isOver),
    outbox: await deleteInBatches(payload, 'payload-jobs', isOfOutbox, isOver),
    resumes: await dropStrayResumes(payload, now),
    pictures: await dropUnnamedFiles(payload, now),
    links: await drop(payload, 'draft-links', before('until', now), isOver),
  };
  for (const [name, cleanUp] of Object.entries(cleanups)) deleted[name] = await cleanUp(payload, now);
  await removeUnfinished(now);
  // Also of what was deleted by hand during the day.
  await emptyLog(payload);
  return deleted;
}
