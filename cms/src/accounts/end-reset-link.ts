import type { CollectionBeforeChangeHook } from 'payload';
import { dropPasswordMails } from '../mail/password-mail.ts';
import type { User } from '../payload-types.ts';
import { accountChanges } from './account-changes.ts';

/**
 * Ends the link to a new password that was mailed, and drops its mail where that still waits: whoever reads the mailbox
 * that an account had would otherwise get back in after its password, address or roles were changed because of that.
 */
export const endResetLink: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc || accountChanges(data, originalDoc).length === 0) return data;
  await dropPasswordMails(originalDoc.id, req);
  return { ...data, resetPasswordToken: null, resetPasswordExpiration: null };
};
