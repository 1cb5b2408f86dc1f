import { APIError, type CollectionBeforeValidateHook } from 'payload';
import { PASSWORD_PROBLEMS, passwordProblem } from '#cms/base/password-rules.ts';
import type { User } from '#cms/base/payload-types.ts';
import { problem } from '#cms/base/reader-language.ts';
import { accountChanges } from '#cms/mail/account-changes.ts';
import { checkOwnPassword } from './own-password.ts';

/** The admin shows this message; for a refused field it would only name the field, having closed it. */
function refuse(message: string, status = 400): never {
  throw new APIError(message, status, null, true);
}

/**
 * Validates a new password, and requires the user's own to create an account or change what guards one: with the
 * session of an unattended screen alone, an administrator could be created, who takes over all others. Skipped for the
 * server's own writes.
 */
export const validatePassword: CollectionBeforeValidateHook<User> = async ({ data, originalDoc, operation, req }) => {
  const password = data?.password;
  const hasPassword = typeof password === 'string' && password !== '';
  const wrong = hasPassword ? passwordProblem(password) : null;
  if (wrong !== null) refuse(problem(PASSWORD_PROBLEMS[wrong], { req }));
  if (!req.user) return data;
  // A reset by mail has no earlier document; creation has an empty one.
  const before = operation === 'create' ? undefined : originalDoc;
  const isChanged = before !== undefined && accountChanges(data ?? {}, before).length > 0;
  if (operation !== 'create' && !isChanged) return data;
  const refused = await checkOwnPassword(req, req.user, data?.current_password);
  if (refused) refuse(refused.message, refused.secondsToWait > 0 ? 429 : 400);
  return data;
};
