import type { LocalText } from '@kontorwerk/contract/languages';
import { APIError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload';
import { problem } from '../admin/reader-language.ts';
import type { User } from '../payload-types.ts';
import { passwordAttempt } from './attempts.ts';
import { accountName } from './known-device.ts';
import { isPasswordOf } from './password-hash.ts';
import { PASSWORD_PROBLEMS, passwordProblem } from './password-rules.ts';

const MESSAGES = {
  wrong: {
    en: 'Please enter the password that you signed in with.',
    de: 'Bitte geben Sie das Passwort ein, mit dem Sie sich angemeldet haben.',
  },
  too_many: {
    en: 'Too many attempts. Please try again in a minute.',
    de: 'Zu viele Versuche. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
} as const satisfies Record<string, LocalText>;

/** The admin shows this as it is; of a refused field it would only tell the name, having closed it. */
function refuse(req: PayloadRequest, message: LocalText, status = 400): never {
  throw new APIError(problem(message, { req }), status, null, true);
}

/** Refuses whoever doesn't know the password that the account has; guesses count with those of signing in. */
async function askForCurrent(req: PayloadRequest, owner: User, typed: unknown): Promise<void> {
  const attempt = passwordAttempt(owner.email, req);
  if (attempt.secondsToWait() > 0) refuse(req, MESSAGES.too_many, 429);
  const isRight = typeof typed === 'string' && (await isPasswordOf(req.payload, owner.id, typed));
  if (!isRight) refuse(req, MESSAGES.wrong);
  attempt.takeBack();
}

function isNewAddress(email: unknown, owner: User): boolean {
  return typeof email === 'string' && accountName(email) !== accountName(owner.email);
}

/**
 * Judges a new password. Who changes their own, or the address to which a link to a new one would go, types the one they
 * have too: otherwise a screen that was left alone for a minute would be an account lost. Administrators change those of
 * others without it.
 */
export const checkPassword: CollectionBeforeValidateHook<User> = async ({ data, originalDoc, operation, req }) => {
  const password = data?.password;
  const hasPassword = typeof password === 'string' && password !== '';
  const wrong = hasPassword ? passwordProblem(password) : null;
  if (wrong !== null) refuse(req, PASSWORD_PROBLEMS[wrong]);
  const isOwn = operation === 'update' && originalDoc !== undefined && req.user?.id === originalDoc.id;
  if (isOwn && (hasPassword || isNewAddress(data?.email, originalDoc)))
    await askForCurrent(req, originalDoc, data?.current_password);
  return data;
};
