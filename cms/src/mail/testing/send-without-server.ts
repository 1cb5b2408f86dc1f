import { getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { MAIL_QUEUE } from '../queue.ts';

/*
 * Runs in its own process, on the data folder of the environment, which sets no mail server: runs a mail that is new
 * and one that was tried before. Prints for each whether it is done, as lines of JSON.
 */
const payload = await getPayload({ config });
const message = await payload.db.create({ collection: 'contact-messages', data: { email: 'ada@example.com' } });
const input = { kind: 'contact_confirmation', about: message.id };
for (const totalTried of [0, 2]) {
  const job = await payload.db.create({
    collection: 'payload-jobs',
    data: { input, taskSlug: 'sendMail', queue: MAIL_QUEUE, totalTried },
  });
  await payload.jobs.runByID({ id: job.id, silent: true });
  const [kept] = (await payload.find({ collection: 'payload-jobs', where: { id: { equals: job.id } } })).docs;
  process.stdout.write(`${JSON.stringify([totalTried, Boolean(kept?.completedAt), Boolean(kept?.waitUntil)])}\n`);
}
process.exit(0);
