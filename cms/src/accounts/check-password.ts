import { APIError, type CollectionBeforeValidateHook } from 'payload';
import { problem } from '../admin/reader-language.ts';
import type { User } from '../payload-types.ts';
import { refusedPassword } from './check-current-password.ts';
import { accountName } from './known-device.ts';
import { PASSWORD_PROBLEMS, passwordProblem } from './password-rules.ts';

/** The admin shows this as it is; of a refused field it would only tell the name, having closed it. */
function refuse(message: string, status = 400): never {
  throw new APIError(message, status, null, true);
}

function isNewAddress(email: unknown, owner: User): boolean {
  return typeof email === 'string' && accountName(email) !== accountName(owner.email);
}

/**
 * Judges a new password. Who changes their own, or the address to which a link to a new one would go, types the one they
 * have too. Administrators change those of others without it.
 */
export const checkPassword: CollectionBeforeValidateHook<User> = async ({ data, originalDoc, operation, req }) => {
  const password = data?.password;
  const hasPassword = typeof password === 'string' && password !== '';
  const wrong = hasPassword ? passwordProblem(password) : null;
  if (wrong !== null) refuse(problem(PASSWORD_PROBLEMS[wrong], { req }));
  const isOwn = operation === 'update' && originalDoc !== undefined && req.user?.id === originalDoc.id;
  if (!isOwn || !(hasPassword || isNewAddress(data?.email, originalDoc))) return data;
  const refused = await refusedPassword(req, originalDoc, data?.current_password);
  if (refused) refuse(refused.message, refused.secondsToWait > 0 ? 429 : 400);
  return data;
};
