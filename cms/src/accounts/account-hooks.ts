import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import type { User } from '#cms/base/payload-types.ts';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { joinRoles } from '#cms/kit/access/roles.ts';
import { type AccountChange, accountChanges } from '#cms/mail/account-changes.ts';
import { sealAddress } from '#cms/mail/former-address.ts';
import { dropPasswordMails } from '#cms/mail/password-mail.ts';
import { MAIL_QUEUE } from '#cms/mail/queue.ts';

/**
 * Queues a mail that tells an account's owner about changes, in the request's transaction and in the language of the
 * user who made them.
 *
 * @param former the previous address when it changes; the mail goes to both
 */
export async function queueAccountMail(
  req: PayloadRequest,
  owner: number | string,
  changes: readonly AccountChange[],
  former?: string,
): Promise<void> {
  await req.payload.jobs.queue({
    task: 'sendMail',
    queue: MAIL_QUEUE,
    input: {
      kind: 'account_changed',
      about: Number(owner),
      language: readerLanguage(req.i18n),
      changes: [...changes],
      ...(former !== undefined && { former_address: sealAddress(former, req.payload.secret) }),
      ...(req.user && { by: Number(req.user.id) }),
    },
    req,
  });
}

/** Mails an account's owner about every change. */
export const notifyOwner: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc) return data;
  const changes = accountChanges(data, originalDoc);
  const former = changes.includes('email') ? originalDoc.email : undefined;
  if (changes.length > 0) await queueAccountMail(req, originalDoc.id, changes, former);
  return data;
};

/**
 * Invalidates a mailed link to a new password and drops its pending mail when an account's password, address or roles
 * change: a reader of the old mailbox would otherwise get back in.
 */
export const endResetLink: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc || accountChanges(data, originalDoc).length === 0) return data;
  await dropPasswordMails(originalDoc.id, req);
  return { ...data, resetPasswordToken: null, resetPasswordExpiration: null };
};

function isSame(one: User, other: User): boolean {
  return one.email === other.email && joinRoles(one.roles) === joinRoles(other.roles);
}

/**
 * Ends all sessions of an account whose roles or address changed. Payload ends them itself when the password changes,
 * all but the one that changed it, and with a deleted account.
 */
export const endSessions: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || isSame(doc, previousDoc)) return;
  await req.payload.db.updateOne({ collection: 'users', id: doc.id, data: { sessions: [] }, req, returning: false });
};
