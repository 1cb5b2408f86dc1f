import type { Endpoint } from 'payload';
import * as v from 'valibot';
import { PASSWORD_PROBLEMS, passwordProblem } from '#cms/base/password-rules.ts';
import { problem } from '#cms/base/reader-language.ts';
import { recordSignIn } from '#cms/kit/audit/record.ts';
import { answerError } from '#cms/kit/http/admin-answers.ts';
import { readPostedFields } from '#cms/kit/http/request-input.ts';
import { dropPasswordMails } from '#cms/mail/password-mail.ts';
import { queueAccountMail } from './account-hooks.ts';
import { setInitialLanguage } from './initial-language.ts';
import { makeKnownDeviceCookie } from './known-device.ts';
import { readPasswordStamp } from './password-hash.ts';
import { needsCode } from './second-factor.ts';
import { answerWithCookies, makeSessionCookie } from './session-response.ts';

const bodySchema = v.object({ token: v.fallback(v.string(), ''), password: v.fallback(v.string(), '') });
const ownerSchema = v.object({ id: v.union([v.number(), v.string()]), email: v.string() });

/**
 * Sets a new password by the mailed link and signs in, as Payload does. With a second factor the user signs in
 * afterwards: a mailbox alone is not enough.
 */
export const resetPassword: Omit<Endpoint, 'root'> = {
  path: '/reset-password',
  method: 'post',
  async handler(req) {
    const data = v.parse(bodySchema, await readPostedFields(req));
    const wrong = passwordProblem(data.password);
    if (wrong !== null) return answerError(400, problem(PASSWORD_PROBLEMS[wrong], { req }), 'password');
    const reset = await req.payload.resetPassword({ collection: 'users', data, overrideAccess: false, req });
    const user = v.parse(ownerSchema, reset.user);
    await recordSignIn(req, 'password_reset', user);
    await dropPasswordMails(user.id, req);
    await queueAccountMail(req, user.id, ['password']);
    const message = req.t('authentication:passwordResetSuccessfully');
    // A reader of the account's mails is its owner, and may guess the new password a few times even while others do.
    const stamp = await readPasswordStamp(req.payload, user.email);
    const known = makeKnownDeviceCookie(user.email, { passedCode: false, stamp }, req.payload.secret);
    if (!reset.token || (await needsCode(req.payload, user.id))) return answerWithCookies({ message }, [known]);
    await setInitialLanguage(req, user.id);
    return answerWithCookies({ message, ...reset }, [makeSessionCookie(req, reset.token), known]);
  },
};
