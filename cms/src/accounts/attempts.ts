import { clientAddress, senderOf } from '@kontorwerk/contract/client-address';
import type { LocalText } from '@kontorwerk/contract/languages';
import { createLimiter, type Limiter } from '@kontorwerk/contract/limiter';
import type { PayloadRequest } from 'payload';
import { problem } from '../admin/reader-language.ts';
import { processWide } from '../process-wide.ts';

/** How many wrong guesses pass at once; after them one more each minute. */
const GUESSES = { burst: 5, intervalMs: 60_000, capacity: 10_000, now: Date.now };

function limiter(of: string): Limiter {
  return processWide(`limiter of ${of}`, () => createLimiter(GUESSES));
}

/**
 * Guesses of passwords, for an account and a client address together: who guesses is slowed, and the account's owner,
 * who signs in from elsewhere, is not.
 */
export const passwordGuesses = limiter('passwords');
/** Guesses of codes, for an account alone: only who has its password comes as far as that. */
export const codeGuesses = limiter('codes');
/** Mails with a link to a new password, for an account and a client address together. */
export const passwordMails = limiter('password mails');

/** Whom the limits and the audit log count a request as. Only the site's proxy connects to this server. */
export function senderOfRequest({ headers }: Pick<PayloadRequest, 'headers'>): string {
  return senderOf(clientAddress('', headers.get('x-forwarded-for'), 1));
}

/** What stands for an account, whether it exists or not, and the client that asks for it. */
export function attemptBy(email: string, req: Pick<PayloadRequest, 'headers'>): string {
  return `${email.toLowerCase().trim()} ${senderOfRequest(req)}`;
}

const TOO_MANY: LocalText = {
  en: 'Too many attempts. Please try again in {seconds} seconds.',
  de: 'Zu viele Versuche. Bitte versuchen Sie es in {seconds} Sekunden noch einmal.',
};

/** The answer to an attempt that is one too many, in the words that the admin shows. */
export function tooManyAttempts(req: PayloadRequest, seconds: number): Response {
  const message = problem(TOO_MANY, { req }).replace('{seconds}', String(seconds));
  return Response.json({ errors: [{ message }] }, { status: 429, headers: { 'Retry-After': String(seconds) } });
}
