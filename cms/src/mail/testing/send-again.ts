import { getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';
import { MAIL_QUEUE } from '../queue.ts';

/*
 * Runs in its own process, on the data folder of the environment: sales sends a delivery again and again. Prints the
 * counts of each status, and the audit log, as lines of JSON.
 */
const payload = await getPayload({ config });
const { token, user } = await signInAs(payload, 'sales');
// A stub: its other fields don't matter here.
const message = await payload.db.create({ collection: 'contact-messages', data: { email: 'ada@example.com' } });
const input = { kind: 'contact_confirmation', about: message.id };
const data = { input, taskSlug: 'sendMail', queue: MAIL_QUEUE, completedAt: new Date().toISOString() };
const job = await payload.db.create({ collection: 'payload-jobs', data });
const statuses: number[] = [];
for (let asked = 0; asked < 31; asked += 1) {
  const { status } = await requestRest(config, 'POST', `/api/globals/mails/send-again/${job.id}`, { token });
  statuses.push(status);
}
process.stdout.write(`${JSON.stringify(statuses)}\n`);
const where = { who: { equals: user.email } };
const { docs } = await payload.find({ collection: 'audit-log', where, pagination: false, overrideAccess: true });
process.stdout.write(
  `${JSON.stringify([...new Set(docs.map(({ action, target }) => `${action} ${target}`)), docs.length])}\n`,
);
process.exit(0);
