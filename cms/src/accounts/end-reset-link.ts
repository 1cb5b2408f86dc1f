import type { CollectionBeforeChangeHook } from 'payload';
import type { User } from '#cms/base/payload-types.ts';
import { accountChanges } from '#cms/mail/account-changes.ts';
import { dropPasswordMails } from '#cms/mail/password-mail.ts';

/**
 * Ends the link to a new password that was mailed, and drops its mail where that still waits: whoever reads the mailbox
 * that an account had would otherwise get back in after its password, address or roles were changed because of that.
 */
export const endResetLink: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc || accountChanges(data, originalDoc).length === 0) return data;
  await dropPasswordMails(originalDoc.id, req);
  return { ...data, resetPasswordToken: null, resetPasswordExpiration: null };
};
