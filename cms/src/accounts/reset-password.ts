import type { Endpoint } from 'payload';
import * as v from 'valibot';
import { PASSWORD_PROBLEMS, passwordProblem } from '#cms/base/password-rules.ts';
import { problem } from '#cms/base/reader-language.ts';
import { recordSignIn } from '#cms/kit/audit/record.ts';
import { postedFields } from '#cms/kit/http/posted-fields.ts';
import { refusal } from '#cms/kit/http/private-answers.ts';
import { dropPasswordMails } from '#cms/mail/password-mail.ts';
import { beginInOwnLanguage } from './begin-in-own-language.ts';
import { knownDeviceCookie } from './known-device.ts';
import { passwordStamp } from './password-hash.ts';
import { needsCode } from './second-factor.ts';
import { sessionCookie, withCookies } from './session-answer.ts';
import { queueAccountMail } from './tell-owner.ts';

const asked = v.object({ token: v.fallback(v.string(), ''), password: v.fallback(v.string(), '') });
const owner = v.object({ id: v.union([v.number(), v.string()]), email: v.string() });

/**
 * Sets a new password by the mailed link and signs in, as Payload does. With a second factor the user signs in
 * afterwards: a mailbox alone is not enough.
 */
export const resetPassword: Omit<Endpoint, 'root'> = {
  path: '/reset-password',
  method: 'post',
  async handler(req) {
    const data = v.parse(asked, await postedFields(req));
    const wrong = passwordProblem(data.password);
    if (wrong !== null) return refusal(400, problem(PASSWORD_PROBLEMS[wrong], { req }), 'password');
    const reset = await req.payload.resetPassword({ collection: 'users', data, overrideAccess: false, req });
    const user = v.parse(owner, reset.user);
    await recordSignIn(req, 'password_reset', user);
    await dropPasswordMails(user.id, req);
    await queueAccountMail(req, user.id, ['password']);
    const message = req.t('authentication:passwordResetSuccessfully');
    // A reader of the account's mails is its owner, and may guess the new password a few times even while others do.
    const stamp = await passwordStamp(req.payload, user.email);
    const known = knownDeviceCookie(user.email, { passedCode: false, stamp }, req.payload.secret);
    if (!reset.token || (await needsCode(req.payload, user.id))) return withCookies({ message }, [known]);
    await beginInOwnLanguage(req, user.id);
    return withCookies({ message, ...reset }, [sessionCookie(req, reset.token), known]);
  },
};
