import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import type { User } from '#cms/base/payload-types.ts';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { type AccountChange, accountChanges } from '#cms/mail/account-changes.ts';
import { sealedAddress } from '#cms/mail/former-address.ts';
import { MAIL_QUEUE } from '#cms/mail/queue.ts';

/**
 * Puts a mail into the outbox that tells the owner of an account what was changed, in the request's transaction and in
 * the language that whoever changed it reads.
 *
 * @param former the address that the account had until now, where it gets another one: both are written to
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
      ...(former !== undefined && { former_address: sealedAddress(former, req.payload.secret) }),
      ...(req.user && { by: Number(req.user.id) }),
    },
    req,
  });
}

/** Tells the owner of an account what of it is changed, whoever does. */
export const tellOwner: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc) return data;
  const changes = accountChanges(data, originalDoc);
  const former = changes.includes('email') ? originalDoc.email : undefined;
  if (changes.length > 0) await queueAccountMail(req, originalDoc.id, changes, former);
  return data;
};
