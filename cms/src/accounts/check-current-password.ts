import type { LocalText } from '@kontorwerk/contract/languages';
import type { PayloadRequest } from 'payload';
import { problem } from '#cms/base/reader-language.ts';
import { passwordAttempt, tooManyWords } from './attempts.ts';
import { isPasswordOf } from './password-hash.ts';

const WRONG: LocalText = {
  en: 'Please enter the password you signed in with.',
  de: 'Bitte geben Sie das Passwort ein, mit dem Sie sich angemeldet haben.',
};

type Account = { readonly id: number | string; readonly email: string };

/** Why a password was not taken, in the words that the admin shows. */
export type RefusedPassword = {
  readonly message: string;
  /** Until the next one is looked at; 0 where this one was, and is wrong. */
  readonly secondsToWait: number;
};

/**
 * Looks whether somebody who is signed in knows the password of their account, before they change what guards it:
 * otherwise a screen that was left alone for a minute would be an account lost. Guesses count with those of signing in.
 *
 * @returns null when the password is right
 */
export async function refusedPassword(
  req: PayloadRequest,
  { id, email }: Account,
  typed: unknown,
): Promise<RefusedPassword | null> {
  const attempt = passwordAttempt(email, req);
  const secondsToWait = await attempt.secondsToWait();
  if (secondsToWait > 0) return { message: tooManyWords(req, secondsToWait), secondsToWait };
  const isRight = typeof typed === 'string' && (await isPasswordOf(req.payload, id, typed));
  if (!isRight) return { message: problem(WRONG, { req }), secondsToWait };
  attempt.takeBack();
  return null;
}
