import type { CollectionAfterOperationHook, CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload';
import type { PayloadJob } from '#cms/base/payload-types.ts';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { databaseNow } from '#cms/storage/processes/database-clock.ts';
import { deliveriesAbout } from './deliveries-about.ts';
import { MAIL_QUEUE } from './queue.ts';

/** How long after one mail with a link to a new password an account gets the next one, in milliseconds. */
const INTERVAL_MS = 15_000;

/** Keeps Payload from sending the link to a new password itself: a mail server that is down would lose it. */
export const leavePasswordMail: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'forgotPassword' ? { ...args, disableEmail: true } : args;

/** What has neither gone out nor been given up. */
const OPEN: readonly Where[] = [{ completedAt: { exists: false } }, { hasError: { not_equals: true } }];

/** The mails with a link for an account. */
function passwordMails(user: number | string): Where {
  return { and: [deliveriesAbout('users', [user]), { 'input.kind': { equals: 'password' } }] };
}

/** The mails with a link for an account that have yet to go out, or went out just now. */
async function mailsFor(user: number, req: PayloadRequest): Promise<readonly PayloadJob[]> {
  const isRecent = { createdAt: { greater_than: new Date(Date.now() - INTERVAL_MS).toISOString() } };
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: { and: [passwordMails(user), { or: [{ and: [...OPEN] }, isRecent] }] },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return docs;
}

/**
 * Puts the mail with the link to a new password into the outbox, in the transaction that makes the link, in the
 * language of the form in which it was asked for. A mail that waits there will carry the newest link anyway; after one
 * that has just gone out the next one waits a moment, so that nobody is flooded.
 */
export const queuePasswordMail: CollectionAfterOperationHook<'users'> = async ({ args, operation, req, result }) => {
  if (operation !== 'forgotPassword' || typeof result !== 'string') return result;
  const email = typeof args.data.email === 'string' ? args.data.email.toLowerCase().trim() : '';
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    depth: 0,
    limit: 1,
    overrideAccess: true,
    req,
  });
  const [user] = docs;
  if (!user) return result;
  const mails = await mailsFor(user.id, req);
  if (mails.some(({ completedAt, hasError, processing }) => !completedAt && !hasError && !processing)) return result;
  await req.payload.jobs.queue({
    task: 'sendMail',
    queue: MAIL_QUEUE,
    input: { kind: 'password', about: user.id, language: readerLanguage(req.i18n) },
    ...(mails.length > 0 && { waitUntil: new Date(databaseNow().getTime() + INTERVAL_MS) }),
    req,
  });
  return result;
};

/** Drops the mails with a link for an account that wait: the link has ended. One that is on its way finds none any more. */
export async function dropPasswordMails(user: number | string, req: PayloadRequest): Promise<void> {
  const where: Where = { and: [passwordMails(user), ...OPEN, { processing: { not_equals: true } }] };
  await req.payload.delete({ collection: 'payload-jobs', where, depth: 0, overrideAccess: true, req });
}
