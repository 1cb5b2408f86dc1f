import type { LocalText } from '@kontorwerk/contract/languages';
import type { PayloadRequest } from 'payload';
import { problem } from '#cms/base/reader-language.ts';
import { recordAction } from '#cms/kit/audit/record.ts';
import { formatTooMany, makePasswordAttempt } from './attempts.ts';
import { isAccountPassword } from './password-hash.ts';

const WRONG: LocalText = {
  en: 'Please enter the password you signed in with.',
  de: 'Bitte geben Sie das Passwort ein, mit dem Sie sich angemeldet haben.',
};

type Account = { readonly id: number | string; readonly email: string };

/** The reason why a password was refused, as the admin shows it. */
export type PasswordRefusal = {
  readonly message: string;
  /** The wait for the next try; 0 when this one was checked, and is wrong. */
  readonly secondsToWait: number;
};

/**
 * Checks a signed-in user's own password before they change what guards an account: otherwise an unattended screen
 * could cost them the account. Guesses count with those of signing in, and wrong ones are recorded.
 *
 * @returns null when the password is right
 */
export async function checkOwnPassword(
  req: PayloadRequest,
  { id, email }: Account,
  typed: unknown,
): Promise<PasswordRefusal | null> {
  const attempt = makePasswordAttempt(email, req);
  const secondsToWait = await attempt.secondsToWait();
  if (secondsToWait > 0) return { message: formatTooMany(req, secondsToWait), secondsToWait };
  const isRight = typeof typed === 'string' && (await isAccountPassword(req.payload, id, typed));
  if (!isRight) {
    await recordAction(req, 'password_failed', `users/${id}`);
    return { message: problem(WRONG, { req }), secondsToWait };
  }
  attempt.takeBack();
  return null;
}
