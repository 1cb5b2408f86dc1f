import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { CollectionAfterOperationHook, CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload';
import type { PayloadJob } from '#cms/base/payload-types.ts';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { OPEN, WAITING } from '#cms/storage/jobs.ts';
import { databaseNow } from '#cms/storage/processes/database-clock.ts';
import { deliveriesAbout } from './delivery-queries.ts';
import { MAIL_QUEUE } from './queue.ts';

/** The least interval between two mails with a password link to one account, in milliseconds. */
const INTERVAL_MS = 15_000;

/** Keeps Payload from mailing the link to a new password itself: a mail server that is down would lose it. */
export const suppressPasswordMail: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'forgotPassword' ? { ...args, disableEmail: true } : args;

/** Matches the mails with a password link for an account. */
function passwordMails(user: number | string): Where {
  return { and: [deliveriesAbout('users', [user]), { 'input.kind': { equals: 'password' } }] };
}

/** Returns the id of the account whose password link a delivery carries; null for any other delivery. */
export function passwordMailOf({ input }: Pick<PayloadJob, 'input'>): number | null {
  return isRecord(input) && input.kind === 'password' && typeof input.about === 'number' ? input.about : null;
}

/** Returns an account's mails with a password link that are pending, or were queued or sent just now. */
async function findMails(user: number, req: PayloadRequest): Promise<readonly PayloadJob[]> {
  const after = { greater_than: new Date(Date.now() - INTERVAL_MS).toISOString() };
  const isRecent: Where = { or: [{ createdAt: after }, { completedAt: after }] };
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

/** When an account's next mail with a password link may go out: null for now, `pending` if one is queued already. */
export type PasswordPause = Date | 'pending' | null;

/** Returns the pause before another mail with a password link. @param except the id of a mail that doesn't count */
export async function passwordPause(user: number, req: PayloadRequest, except?: number): Promise<PasswordPause> {
  const mails = (await findMails(user, req)).filter(({ id }) => id !== except);
  if (mails.some(({ completedAt, hasError, processing }) => !completedAt && !hasError && !processing)) return 'pending';
  return mails.length > 0 ? new Date(databaseNow().getTime() + INTERVAL_MS) : null;
}

/**
 * Queues the mail with the link to a new password, in the transaction that makes the link and in the form's language. A
 * pending mail will carry the newest link anyway; after a recent one the next is delayed, so that requests can't flood
 * a mailbox.
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
  const pause = await passwordPause(user.id, req);
  if (pause === 'pending') return result;
  await req.payload.jobs.queue({
    task: 'sendMail',
    queue: MAIL_QUEUE,
    input: { kind: 'password', about: user.id, language: readerLanguage(req.i18n) },
    ...(pause !== null && { waitUntil: pause }),
    req,
  });
  return result;
};

/** Drops an account's pending mails with a password link, which is no longer valid. A running one finds no link. */
export async function dropPasswordMails(user: number | string, req: PayloadRequest): Promise<void> {
  const where: Where = { and: [passwordMails(user), ...WAITING] };
  await req.payload.delete({ collection: 'payload-jobs', where, depth: 0, overrideAccess: true, req });
}
