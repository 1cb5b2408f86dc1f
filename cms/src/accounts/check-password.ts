import { APIError, type CollectionBeforeValidateHook } from 'payload';
import { PASSWORD_PROBLEMS, passwordProblem } from '#cms/base/password-rules.ts';
import type { User } from '#cms/base/payload-types.ts';
import { problem } from '#cms/base/reader-language.ts';
import { accountChanges } from '#cms/mail/account-changes.ts';
import { refusedPassword } from './check-current-password.ts';

/** The admin shows this as it is; of a refused field it would only tell the name, having closed it. */
function refuse(message: string, status = 400): never {
  throw new APIError(message, status, null, true);
}

/**
 * Judges a new password, and asks whoever makes an account, or changes what guards one, for the password of their own:
 * with a session alone, at a screen that was left, an administrator would otherwise be made, and by that one all others
 * taken over. What the server writes by itself is asked nothing.
 */
export const checkPassword: CollectionBeforeValidateHook<User> = async ({ data, originalDoc, operation, req }) => {
  const password = data?.password;
  const hasPassword = typeof password === 'string' && password !== '';
  const wrong = hasPassword ? passwordProblem(password) : null;
  if (wrong !== null) refuse(problem(PASSWORD_PROBLEMS[wrong], { req }));
  if (!req.user) return data;
  // What was mailed sets a password without an earlier document; a new one has an empty one.
  const before = operation === 'create' ? undefined : originalDoc;
  const isChanged = before !== undefined && accountChanges(data ?? {}, before).length > 0;
  if (operation !== 'create' && !isChanged) return data;
  const refused = await refusedPassword(req, req.user, data?.current_password);
  if (refused) refuse(refused.message, refused.secondsToWait > 0 ? 429 : 400);
  return data;
};
