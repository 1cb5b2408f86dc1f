import type { LocalText } from '@kontorwerk/contract/languages';
import { APIError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload';
import { problem } from '../admin/reader-language.ts';
import type { User } from '../payload-types.ts';
import { passwordAttempt } from './attempts.ts';
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

/**
 * Judges a new password. Who changes their own types the one they have too: otherwise a screen that was left alone for
 * a minute would be an account lost. Administrators give others a new one without it.
 */
export const checkPassword: CollectionBeforeValidateHook<User> = async ({ data, originalDoc, operation, req }) => {
  const password = data?.password;
  if (typeof password !== 'string' || password === '') return data;
  const wrong = passwordProblem(password);
  if (wrong !== null) refuse(req, PASSWORD_PROBLEMS[wrong]);
  const isOwn = operation === 'update' && originalDoc !== undefined && req.user?.id === originalDoc.id;
  if (isOwn) await askForCurrent(req, originalDoc, data?.current_password);
  return data;
};
