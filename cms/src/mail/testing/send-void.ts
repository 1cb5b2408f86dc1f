import { getPayload } from 'payload';
import * as v from 'valibot';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';
import { MAIL_QUEUE } from '../queue.ts';

/*
 * Runs in its own process, on the data folder of the environment: an administrator sends again what has become void,
 * and a password mail twice. Prints status and message of each request, and how long the new mails wait, as lines of
 * JSON.
 */
const payload = await getPayload({ config });
const { token } = await signInAs(payload, 'admin');

const told = v.union([
  v.object({ message: v.string() }),
  v.pipe(
    v.object({ errors: v.tupleWithRest([v.object({ message: v.string() })], v.unknown()) }),
    v.transform(({ errors }) => errors[0]),
  ),
]);

async function deliver(taskSlug: 'callWebhook' | 'sendMail', input: object, completedAt: Date | null): Promise<number> {
  const data = { taskSlug, input, queue: MAIL_QUEUE, completedAt: completedAt?.toISOString(), hasError: !completedAt };
  return (await payload.db.create({ collection: 'payload-jobs', data })).id;
}

async function send(what: string, id: number): Promise<void> {
  const { status, text } = await requestRest(config, 'POST', `/api/globals/mails/send-again/${id}`, { token });
  const { message } = v.parse(told, JSON.parse(text));
  process.stdout.write(`${JSON.stringify([what, status, message.replace(/\b1[0-5]\b/, '15')])}\n`);
}

async function passwordMail(expires: Date | null, sentAt: Date | null): Promise<number> {
  const { user } = await signInAs(payload, 'editor');
  const data = { resetPasswordToken: expires && 'token', resetPasswordExpiration: expires?.toISOString() ?? null };
  await payload.db.updateOne({ collection: 'users', id: user.id, data });
  return deliver('sendMail', { kind: 'password', about: user.id }, sentAt);
}

const [now, longAgo, inAnHour] = [0, -3_600_000, 3_600_000].map((ms) => new Date(Date.now() + ms)) as [
  Date,
  Date,
  Date,
];
await send('a deleted message', await deliver('sendMail', { kind: 'contact_confirmation', about: 999 }, now));
await send('a deleted account', await deliver('sendMail', { kind: 'password', about: 999 }, now));
await send('a used link', await passwordMail(null, null));
await send('an old link', await passwordMail(longAgo, now));
await send('no webhook', await deliver('callWebhook', { type: 'application', about: 999 }, now));
const waiting = { queue: { equals: MAIL_QUEUE }, completedAt: { exists: false }, hasError: { not_equals: true } };
const queued = () => payload.find({ collection: 'payload-jobs', where: waiting, overrideAccess: true });
process.stdout.write(`${JSON.stringify(['queued', (await queued()).totalDocs])}\n`);

const sent = await passwordMail(inAnHour, now);
await send('a link just sent', sent);
await send('once more', sent);
const { docs } = await queued();
const waits = docs.map(({ waitUntil }) => Math.round((Date.parse(waitUntil ?? '') - Date.now()) / 10_000));
process.stdout.write(`${JSON.stringify(['tens of seconds', waits])}\n`);
await send('a link given up', await passwordMail(inAnHour, null));
process.exit(0);
