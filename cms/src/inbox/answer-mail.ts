import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { Payload, PayloadRequest } from 'payload';
import * as v from 'valibot';
import type { Application, ContactMessage } from '#cms/base/payload-types.ts';
import { publicName } from '#cms/kit/access/account-names.ts';
import { recordAction } from '#cms/kit/audit/record.ts';
import { lockSaves } from '#cms/kit/concurrent/save-lock.ts';
import { deliveriesAbout } from '#cms/mail/delivery-queries.ts';
import { parseMailAddress } from '#cms/mail/mail-address.ts';
import { MAIL_KIND_NAMES, MAIL_KINDS } from '#cms/mail/mail-kinds.ts';
import { createMessageId, mailDomain, recipientKey } from '#cms/mail/message-id.ts';
import { MAIL_QUEUE } from '#cms/mail/queue.ts';
import { runInTransaction } from '#cms/storage/database/transaction.ts';
import { markHandled } from './handled-mark.ts';
import { INBOXES, type InboxName } from './inboxes.ts';
import { readThreadDocuments } from './thread.ts';

const lineSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200));

/** An answer as the panel sends it; `key` is its idempotency key. */
export const answerSchema = v.object({
  kind: v.picklist(MAIL_KIND_NAMES),
  key: v.pipe(v.string(), v.uuid()),
  language: v.picklist(LANGUAGES),
  subject: lineSchema,
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(20_000)),
  status: v.optional(v.string()),
});
type Answer = v.InferOutput<typeof answerSchema>;

/** Returns the Message-IDs of our mails to that address about a submission, oldest first. */
async function findEarlierMails(payload: Payload, inbox: InboxName, id: number, to: string, from: string) {
  const confirmations = MAIL_KIND_NAMES.filter(
    (kind) => MAIL_KINDS[kind].about === inbox && MAIL_KINDS[kind].to === 'visitor',
  );
  const isSent = { completedAt: { exists: true } };
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [deliveriesAbout(inbox, [id]), { 'input.kind': { in: confirmations } }, isSent] },
    depth: 0,
    limit: 1,
    sort: 'createdAt',
    overrideAccess: true,
  });
  const { answers } = await readThreadDocuments(payload, inbox, [id]);
  const key = recipientKey(to, payload.secret);
  return [...docs.map((job) => createMessageId(job, key, from)), ...answers.map(({ mail_id }) => mail_id)];
}

/** The most ids in a References header: the first and the newest, as mail programs do. */
const MAX_REFERENCES = 20;

/**
 * Stores an answer and queues its mail in one transaction; a repetition is sent once. Returns whether there is an
 * address to send it to.
 */
export async function sendAnswer(
  req: PayloadRequest,
  inbox: InboxName,
  sent: Application | ContactMessage,
  from: string,
  { kind, key, status, ...written }: Answer,
): Promise<boolean> {
  const { payload, user } = req;
  const to = parseMailAddress(sent.email);
  if (to === null || !user) return false;
  const mail_id = `<${key}@${mailDomain(from)}>`;
  const isKept = async (within: { readonly req?: PayloadRequest }) => {
    const where = { mail_id: { equals: mail_id } };
    return (await payload.count({ collection: 'inbox-answers', where, overrideAccess: true, ...within })).totalDocs > 0;
  };
  const earlier = await findEarlierMails(payload, inbox, sent.id, to, from);
  const references = [...earlier.slice(0, 1), ...earlier.slice(1).slice(1 - MAX_REFERENCES)].join(' ');
  await runInTransaction(payload, async (within) => {
    await lockSaves(within, { collection: inbox, id: sent.id });
    if (await isKept({ req: within })) return;
    const author = { author: user.id, author_name: publicName(user) };
    const data = { [INBOXES[inbox].link]: sent.id, ...author, ...written, to, mail_id, references };
    const asked = { depth: 0, overrideAccess: true, req: within } as const;
    const answer = await payload.create({ collection: 'inbox-answers', data, ...asked });
    const input = { kind, about: sent.id, answer: answer.id };
    const job = await payload.jobs.queue({ task: 'sendMail', queue: MAIL_QUEUE, input, req: within });
    await payload.update({ collection: 'inbox-answers', id: answer.id, data: { job: Number(job.id) }, ...asked });
    await markHandled(within, inbox, sent.id, status);
  });
  await recordAction(req, 'answered', `${inbox}/${sent.id}`);
  return true;
}
