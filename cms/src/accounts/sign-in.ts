import type { LocalText } from '@kontorwerk/contract/languages';
import { AuthenticationError, type Endpoint, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { problem } from '#cms/base/reader-language.ts';
import { endSessionBefore } from '#cms/kit/access/sessions.ts';
import { recordSignIn } from '#cms/kit/audit/record.ts';
import { answerError } from '#cms/kit/http/admin-answers.ts';
import { readPostedFields } from '#cms/kit/http/request-input.ts';
import { answerTooMany, makePasswordAttempt } from './attempts.ts';
import { checkCode } from './code-check.ts';
import { setInitialLanguage } from './initial-language.ts';
import { makeKnownDeviceCookie } from './known-device.ts';
import { equaliseEffort, readPasswordStamp } from './password-hash.ts';
import { clearPendingCookie, makePendingCookie, readPendingSignIn } from './pending-sign-in.ts';
import { needsCode } from './second-factor.ts';
import { answerWithCookies, makeSessionCookie } from './session-response.ts';

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

const credentialsSchema = v.object({
  email: v.fallback(v.string(), ''),
  password: v.fallback(v.string(), ''),
  /** For scripts, which send everything at once; browsers send it in a second step. */
  code: v.fallback(v.optional(v.string()), undefined),
});
type Credentials = v.InferOutput<typeof credentialsSchema>;

/** Returns Payload's sign-in; null when there is no such account or the password is wrong. */
async function signInByPassword(req: PayloadRequest, { email, password }: Credentials) {
  try {
    return await req.payload.login({ collection: 'users', data: { email, password }, overrideAccess: false, req });
  } catch (error) {
    if (!(error instanceof AuthenticationError)) throw error;
    return null;
  }
}

type Account = { readonly id: number | string; readonly email: string };

type Admission = { readonly passedCode: boolean; readonly cookies: readonly string[] };

/** Completes a sign-in, and marks the browser as known. */
async function completeSignIn(req: PayloadRequest, user: Account, answer: object, { passedCode, cookies }: Admission) {
  await recordSignIn(req, 'signed_in', user);
  await setInitialLanguage(req, user.id);
  const stamp = await readPasswordStamp(req.payload, user.email);
  const message = req.t('authentication:passed');
  return answerWithCookies({ message, ...answer }, [
    ...cookies,
    makeKnownDeviceCookie(user.email, { passedCode, stamp }, req.payload.secret),
  ]);
}

function answerWrongCode(req: PayloadRequest): Response {
  return answerError(401, problem(MESSAGES.code_wrong, { req }));
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
    const read = v.parse(credentialsSchema, await readPostedFields(req));
    const attempt = makePasswordAttempt(read.email, req);
    const seconds = await attempt.secondsToWait();
    if (seconds > 0) return answerTooMany(req, seconds);
    const { user: before } = req;
    const signedIn = await signInByPassword(req, read);
    if (!signedIn?.token || !signedIn.user) {
      const id = await equaliseEffort(req.payload, read.email, read.password);
      await recordSignIn(req, 'sign_in_failed', { email: read.email, ...(id !== undefined && { id }) });
      return answerError(401, req.t('error:emailOrPasswordIncorrect'), 'password');
    }
    attempt.takeBack();
    const { user, token } = signedIn;
    const hasSecondFactor = await needsCode(req.payload, user.id);
    if (hasSecondFactor) {
      if (read.code === undefined) {
        const cookie = makePendingCookie({ id: user.id, email: user.email, token }, req.payload.secret);
        return answerWithCookies({ message: problem(MESSAGES.code_needed, { req }), code_needed: true }, [cookie], 202);
      }
      const refused = await checkCode(req, user, read.code, answerWrongCode(req));
      if (refused) return refused;
    }
    await endSessionBefore(req, before);
    return completeSignIn(req, user, signedIn, {
      passedCode: hasSecondFactor,
      cookies: [makeSessionCookie(req, token)],
    });
  },
};

/** Checks the code after the right password, and signs in. */
export const signInWithCode: Omit<Endpoint, 'root'> = {
  path: '/login-code',
  method: 'post',
  async handler(req) {
    const { code } = v.parse(v.object({ code: v.fallback(v.string(), '') }), await readPostedFields(req));
    const pending = readPendingSignIn(req.headers, req.payload.secret);
    if (!pending) return answerError(401, problem(MESSAGES.too_late, { req }));
    const refused = await checkCode(req, pending, code, answerWrongCode(req));
    if (refused) return refused;
    await endSessionBefore(req, req.user);
    const cookies = [makeSessionCookie(req, pending.token), clearPendingCookie()];
    return completeSignIn(req, pending, {}, { passedCode: true, cookies });
  },
};
