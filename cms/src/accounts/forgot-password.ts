import { addDataAndFileToRequest, type Endpoint } from 'payload';
import * as v from 'valibot';
import { refusal } from '../http/private-answers.ts';
import { mailAttempt, tooManyAttempts } from './attempts.ts';

const asked = v.object({ email: v.pipe(v.string(), v.trim(), v.nonEmpty()) });

/**
 * Has a link to a new password mailed, in Payload's words. The answer doesn't wait for it: its time would tell whether
 * there is such an account, as would a failure.
 */
export const forgotPassword: Omit<Endpoint, 'root'> = {
  path: '/forgot-password',
  method: 'post',
  async handler(req) {
    await addDataAndFileToRequest(req);
    const read = v.safeParse(asked, req.data);
    if (!read.success) return refusal(400, req.t('validation:required'));
    const { email } = read.output;
    const seconds = await mailAttempt(email, req).secondsToWait();
    if (seconds > 0) return tooManyAttempts(req, seconds);
    req.payload
      .forgotPassword({ collection: 'users', data: { email }, overrideAccess: false, req })
      .catch((error: unknown) =>
        req.payload.logger.error({ err: error, msg: 'A link to a new password was not sent' }),
      );
    return Response.json({ message: req.t('general:success') });
  },
};
