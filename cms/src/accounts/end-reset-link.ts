import type { CollectionBeforeChangeHook } from 'payload';
import type { User } from '#cms/base/payload-types.ts';
import { accountChanges } from '#cms/mail/account-changes.ts';
import { dropPasswordMails } from '#cms/mail/password-mail.ts';

/**
 * Invalidates a mailed link to a new password and drops its pending mail when an account's password, address or roles
 * change: a reader of the old mailbox would otherwise get back in.
 */
export const endResetLink: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc || accountChanges(data, originalDoc).length === 0) return data;
  await dropPasswordMails(originalDoc.id, req);
  return { ...data, resetPasswordToken: null, resetPasswordExpiration: null };
};
