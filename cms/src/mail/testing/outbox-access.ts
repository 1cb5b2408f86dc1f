import { getPayload } from 'payload';
import * as v from 'valibot';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';
import { MAIL_QUEUE } from '../queue.ts';

/*
 * Runs in its own process, on the data folder of the environment: each role lists the outbox, and the roles of the
 * inboxes open a delivery of the other inbox and send it again. Prints what they see as lines of JSON.
 */
const payload = await getPayload({ config });
const DELIVERIES = [
  { taskSlug: 'sendMail', input: { kind: 'contact_notice', about: 1 } },
  { taskSlug: 'callWebhook', input: { type: 'contact_message', about: 1 } },
  { taskSlug: 'sendMail', input: { kind: 'application_answer', about: 1 } },
  { taskSlug: 'callWebhook', input: { type: 'application', about: 1 } },
  { taskSlug: 'sendMail', input: { kind: 'password', about: 1 } },
  { taskSlug: 'sendMail', input: { kind: 'plan_late', about: 1 } },
] as const;
const ids: number[] = [];
for (const delivery of DELIVERIES) {
  const data = { ...delivery, queue: MAIL_QUEUE, completedAt: new Date().toISOString() };
  ids.push((await payload.db.create({ collection: 'payload-jobs', data })).id);
}
// A planned publishing is in another queue.
await payload.db.create({ collection: 'payload-jobs', data: { taskSlug: 'schedulePublish', queue: 'default' } });

const list = v.object({
  docs: v.array(v.object({ input: v.object({ kind: v.optional(v.string()), type: v.optional(v.string()) }) })),
});

for (const role of ['editor', 'sales', 'recruiter', 'admin'] as const) {
  const { token } = await signInAs(payload, role);
  const { status, text } = await requestRest(config, 'GET', '/api/payload-jobs?sort=id&depth=0', { token });
  const read = v.safeParse(list, JSON.parse(text));
  const seen = read.success ? read.output.docs.map(({ input }) => input.kind ?? input.type) : [];
  const foreign = ids[role === 'sales' ? 2 : 0];
  const opened = await requestRest(config, 'GET', `/api/payload-jobs/${foreign}`, { token });
  const sent = await requestRest(config, 'POST', `/api/globals/mails/send-again/${foreign}`, { token });
  process.stdout.write(`${JSON.stringify([role, status, seen, opened.status, sent.status])}\n`);
}
process.exit(0);
