import { getPayload } from 'payload';
import { MAIL_QUEUE } from '#cms/mail/queue.ts';
import config from '#cms/schema/payload.config.ts';
import { storeForDocument } from '#cms/translation/state-updates.ts';
import { lockJob } from '../../jobs.ts';
import { runInTransaction } from '../transaction.ts';

/*
 * Runs in a separate process on the data folder from the environment: locks a job while it waits, while it runs and
 * after it is gone, and writes a document's translation counts while its version can't be written. Prints lines of
 * JSON.
 */
const payload = await getPayload({ config });
const tell = (...told: readonly unknown[]) => process.stdout.write(`${JSON.stringify(told)}\n`);
const JOBS = 'payload-jobs';

const { id } = await payload.db.create({ collection: JOBS, data: { queue: MAIL_QUEUE, processing: false } });
const jobId = Number(id);
const isLocked = () => runInTransaction(payload, (req) => lockJob(req, jobId));
tell('waits', await isLocked());
await payload.db.updateOne({ collection: JOBS, id: jobId, data: { processing: true } });
tell('runs', await isLocked());
const { docs } = await payload.find({ collection: JOBS, where: { id: { equals: jobId } }, overrideAccess: true });
tell('still runs', docs[0]?.processing);
await payload.db.deleteOne({ collection: JOBS, where: { id: { equals: jobId } } });
tell('gone', await isLocked());

const post = await payload.create({
  collection: 'posts',
  data: { title: 'Kept', description: 'Kept', date: '2026-06-15' },
  draft: true,
  locale: 'en',
  depth: 0,
  overrideAccess: true,
});
async function waiting(): Promise<unknown> {
  const found = await payload.db.findOne<{ id: number; translation?: { waiting_de?: unknown } }>({
    collection: 'posts',
    where: { id: { equals: post.id } },
  });
  return found?.translation?.waiting_de;
}
const before = await waiting();
const keep = () => ({ agreed: {}, waiting_en: 70, waiting_de: 70, outdated_en: 70, outdated_de: 70 });
const { updateVersion } = payload.db;
payload.db.updateVersion = () => Promise.reject(new Error('disk full'));
const outcome = await storeForDocument(payload, 'posts', post.id, keep).then(
  () => 'kept',
  () => 'refused',
);
tell('version fails', outcome, (await waiting()) === before);
payload.db.updateVersion = updateVersion;
await storeForDocument(payload, 'posts', post.id, keep);
tell('all is well', await waiting());
process.exit(0);
