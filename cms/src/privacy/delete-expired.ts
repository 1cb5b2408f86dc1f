import type { Payload, Where } from 'payload';
import { emptyLog } from '../database/empty-log.ts';
import { dropUntouched } from '../drafts/drop-untouched.ts';
import { files } from '../files/files.ts';
import { DOCUMENT_FOLDERS, RESUMES } from '../files/folders.ts';
import { forgetConfirmations } from '../mail/confirmation-count.ts';
import { dropUnnamedFiles } from '../media/drop-unnamed-files.ts';
import { monthsBefore } from './months-before.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

function before(field: string, moment: Date): Where {
  return { [field]: { less_than: moment.toISOString() } };
}

type Perishable = 'applications' | 'audit-log' | 'contact-messages' | 'draft-links' | 'payload-jobs';

async function drop(payload: Payload, collection: Perishable, where: Where): Promise<number> {
  const { docs, errors } = await payload.delete({ collection, where, depth: 0, overrideAccess: true });
  for (const { message } of errors)
    payload.logger.error(`${collection}: not deleted though its time is over: ${message}`);
  return docs.length;
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

/** Deletes for good what the privacy settings give no more time; tells how much of what. */
export async function deleteExpired(payload: Payload, now: Date): Promise<Readonly<Record<string, number>>> {
  await forgetConfirmations(payload, now);
  const kept = await payload.findGlobal({ slug: 'privacy-settings', depth: 0, overrideAccess: true });
  const noLongerWished: Where = { or: [{ keep_until: { exists: false } }, before('keep_until', now)] };
  const over: Where = { or: [{ completedAt: { exists: true } }, { hasError: { equals: true } }] };
  const deleted = {
    messages: await drop(payload, 'contact-messages', before('updatedAt', monthsBefore(now, kept.messages))),
    applications: await drop(payload, 'applications', {
      and: [before('updatedAt', monthsBefore(now, kept.applications)), noLongerWished],
    }),
    audit: await drop(payload, 'audit-log', before('createdAt', monthsBefore(now, kept.audit))),
    outbox: await drop(payload, 'payload-jobs', { and: [before('updatedAt', monthsBefore(now, kept.outbox)), over] }),
    resumes: await dropStrayResumes(payload, now),
    pictures: await dropUnnamedFiles(payload, now),
    links: await drop(payload, 'draft-links', before('until', now)),
    untouched: await dropUntouched(payload, now),
  };
  await removeUnfinished(now);
  // Also of what was deleted by hand during the day.
  await emptyLog(payload);
  return deleted;
}
