import type { Payload, Where } from 'payload';
import { databaseFault } from '#cms/base/database-fault.ts';
import { dropUnusedFiles } from '#cms/content/media/picture-files.ts';
import { forgetRows } from '#cms/kit/rows/removed-row-store.ts';
import { forgetConfirmations } from '#cms/mail/confirmation-count.ts';
import { deleteInBatches, readIdBatches, yieldToRequests } from '#cms/storage/database/batched-deletes.ts';
import { truncateLog } from '#cms/storage/database/write-ahead-log.ts';
import { files } from '#cms/storage/files/files.ts';
import { DOCUMENT_FOLDERS, RESUMES } from '#cms/storage/files/folders.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

function isBefore(field: string, moment: Date): Where {
  return { [field]: { less_than: moment.toISOString() } };
}

/** Their hooks delete what belongs to them. */
type Perishable = 'applications' | 'contact-messages' | 'draft-links' | 'resumes';

/** Whether the time limit of one run is reached. */
type IsOver = () => boolean;

/** Deletes a feature's obsolete documents, and returns their number. */
export type Cleanup = (payload: Payload, now: Date) => Promise<number>;

/** Deletes each document in its own transaction, so that a failure doesn't affect others. */
async function deleteDocuments(
  payload: Payload,
  collection: Perishable,
  where: Where,
  isOver: IsOver,
): Promise<number> {
  let dropped = 0;
  const failed = (message: string) =>
    payload.logger.error(`${collection}: not deleted though its time is over: ${message}`);
  for await (const ids of readIdBatches(payload, collection, where)) {
    for (const id of ids) {
      await yieldToRequests();
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

/** Deletes resumes that no application refers to, with their files. */
async function deleteUnusedResumes(payload: Payload, before: Date, isOver: IsOver): Promise<number> {
  let dropped = 0;
  for await (const ids of readIdBatches(payload, 'resumes', isBefore('createdAt', before))) {
    const { docs } = await payload.find({
      collection: 'applications',
      where: { resume: { in: [...ids] } },
      select: { resume: true },
      depth: 0,
      pagination: false,
      overrideAccess: true,
    });
    const used = new Set(docs.map(({ resume }) => resume));
    const unused = ids.filter((id) => !used.has(id));
    if (unused.length > 0) dropped += await deleteDocuments(payload, 'resumes', { id: { in: unused } }, isOver);
  }
  return dropped;
}

/** Deletes files without a row: those of an application that was never stored. */
async function deleteStrayFiles(payload: Payload, before: Date): Promise<number> {
  let dropped = 0;
  for await (const { name, writtenAt } of files.list(RESUMES)) {
    if (writtenAt > before) continue;
    const where = { filename: { equals: name } };
    const { totalDocs } = await payload.count({ collection: 'resumes', where, overrideAccess: true });
    if (totalDocs > 0) continue;
    await files.remove(`${RESUMES}/${name}`);
    dropped += 1;
  }
  return dropped;
}

/** Deletes unfinished files of killed processes, which may hold a part of a resume. */
async function deleteUnfinished(before: Date): Promise<void> {
  for (const folder of DOCUMENT_FOLDERS) await files.removeUnfinished(folder, before);
}

/**
 * Deletes for good what has exceeded its retention period, in short transactions, and returns the counts.
 *
 * @param isOver polled: true leaves the rest
 * @param cleanups further ones, by the names in the log
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
  const noLongerWished: Where = { or: [{ keep_until: { exists: false } }, isBefore('keep_until', now)] };
  const over: Where = { or: [{ completedAt: { exists: true } }, { hasError: { equals: true } }] };
  const isOfApplications = {
    and: [isBefore('updatedAt', subtractMonths(now, kept.applications)), noLongerWished],
  };
  const isOfOutbox = { and: [isBefore('updatedAt', subtractMonths(now, kept.outbox)), over] };
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const deleted: Record<string, number> = {
    messages: await deleteDocuments(
      payload,
      'contact-messages',
      isBefore('updatedAt', subtractMonths(now, kept.messages)),
      isOver,
    ),
    applications: await deleteDocuments(payload, 'applications', isOfApplications, isOver),
    audit: await deleteInBatches(payload, 'audit-log', isBefore('createdAt', subtractMonths(now, kept.audit)), isOver),
    outbox: await deleteInBatches(payload, 'payload-jobs', isOfOutbox, isOver),
    resumes: (await deleteUnusedResumes(payload, dayAgo, isOver)) + (await deleteStrayFiles(payload, dayAgo)),
    pictures: await dropUnusedFiles(payload, now),
    links: await deleteDocuments(payload, 'draft-links', isBefore('until', now), isOver),
  };
  for (const [name, cleanUp] of Object.entries(cleanups)) deleted[name] = await cleanUp(payload, now);
  await deleteUnfinished(dayAgo);
  // Also covers what was deleted by hand during the day.
  await truncateLog(payload);
  return deleted;
}

/** Returns the moment `months` months earlier in UTC; the last day of a month that lacks the day. */
export function subtractMonths(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(now.getUTCMonth() - months);
  // The 31st of a month with 30 days overflows into the next.
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}
