import type { LocalText } from '@kontorwerk/contract/languages';
import { AuthenticationError, type Endpoint, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { problem } from '#cms/base/reader-language.ts';
import { endSessionBefore } from '#cms/kit/access/sessions.ts';
import { recordSignIn } from '#cms/kit/audit/record.ts';
import { postedFields } from '#cms/kit/http/posted-fields.ts';
import { refusal } from '#cms/kit/http/private-answers.ts';
import { passwordAttempt, tooManyAttempts } from './attempts.ts';
import { beginInOwnLanguage } from './begin-in-own-language.ts';
import { codeRefused } from './check-code.ts';
import { knownDeviceCookie } from './known-device.ts';
import { passwordStamp } from './password-hash.ts';
import { noPendingCookie, pendingCookie, pendingSignIn } from './pending-sign-in.ts';
import { sameEffort } from './same-effort.ts';
import { needsCode } from './second-factor.ts';
import { sessionCookie, withCookies } from './session-answer.ts';

const MESSAGES = {
  code_needed: { en: 'Now the code from your device.', de: 'Jetzt der Code von Ihrem Gerät.' },
  code_wrong: {
    en: 'This code is wrong or has been used already.',
    de: 'Dieser Code ist falsch oder wurde schon verwendet.',
  },
  too_late: {
    en: 'That took too long. Please sign in again.',
    de: 'Das hat zu lange gedauert. Bitte melden Sie sich noch einmal an.',
  },
} as const satisfies Record<string, LocalText>;

const credentials = v.object({
  email: v.fallback(v.string(), ''),
  password: v.fallback(v.string(), ''),
  /** For scripts, which send everything at once; browsers send it in a second step. */
  code: v.fallback(v.optional(v.string()), undefined),
});
type Credentials = v.InferOutput<typeof credentials>;

/** Returns Payload's sign-in; null when there is no such account or the password is wrong. */
async function byPassword(req: PayloadRequest, { email, password }: Credentials) {
  try {
    return await req.payload.login({ collection: 'users', data: { email, password }, overrideAccess: false, req });
  } catch (error) {
    if (!(error instanceof AuthenticationError)) throw error;
    await sameEffort(req.payload, email, password);
    return null;
  }
}

type Account = { readonly id: number | string; readonly email: string };

type Admission = { readonly passedCode: boolean; readonly cookies: readonly string[] };

/** Completes a sign-in, and marks the browser as known. */
async function letIn(req: PayloadRequest, user: Account, answer: object, { passedCode, cookies }: Admission) {
  await recordSignIn(req, 'signed_in', user);
  await beginInOwnLanguage(req, user.id);
  const stamp = await passwordStamp(req.payload, user.email);
  const message = req.t('authentication:passed');
  return withCookies({ message, ...answer }, [
    ...cookies,
    knownDeviceCookie(user.email, { passedCode, stamp }, req.payload.secret),
  ]);
}

function wrongCode(req: PayloadRequest): Response {
  return refusal(401, problem(MESSAGES.code_wrong, { req }));
}

/**
 * Signs in, replacing Payload's endpoint, which locks the owner out after wrong guesses by others and reveals by its
 * answers and their time which accounts exist. With a second factor the session's token stays sealed until the code
 * came.
 */
export const signIn: Omit<Endpoint, 'root'> = {
  path: '/login',
  method: 'post',
  async handler(req) {
    const read = v.parse(credentials, await postedFields(req));
    const attempt = passwordAttempt(read.email, req);
    const seconds = await attempt.secondsToWait();
    if (seconds > 0) return tooManyAttempts(req, seconds);
    const { user: before } = req;
    const signedIn = await byPassword(req, read);
    if (!signedIn?.token || !signedIn.user) {
      await recordSignIn(req, 'sign_in_failed', { email: read.email });
      return refusal(401, req.t('error:emailOrPasswordIncorrect'), 'password');
    }
    attempt.takeBack();
    const { user, token } = signedIn;
    const hasSecondFactor = await needsCode(req.payload, user.id);
    if (hasSecondFactor) {
      if (read.code === undefined) {
        const cookie = pendingCookie({ id: user.id, email: user.email, token }, req.payload.secret);
        return withCookies({ message: problem(MESSAGES.code_needed, { req }), code_needed: true }, [cookie], 202);
      }
      const refused = await codeRefused(req, user, read.code, wrongCode(req));
      if (refused) return refused;
    }
    await endSessionBefore(req, before);
    return letIn(req, user, signedIn, { passedCode: hasSecondFactor, cookies: [sessionCookie(req, token)] });
  },
};

/** Checks the code after the right password, and signs in. */
export const signInWithCode: Omit<Endpoint, 'root'> = {
  path: '/login-code',
  method: 'post',
  async handler(req) {
    const { code } = v.parse(v.object({ code: v.fallback(v.string(), '') }), await postedFields(req));
    const pending = pendingSignIn(req.headers, req.payload.secret);
    if (!pending) return refusal(401, problem(MESSAGES.too_late, { req }));
    const refused = await codeRefused(req, pending, code, wrongCode(req));
    if (refused) return refused;
    await endSessionBefore(req, req.user);
    const cookies = [sessionCookie(req, pending.token), noPendingCookie()];
    return letIn(req, pending, {}, { passedCode: true, cookies });
  },
};
