import { addDataAndFileToRequest, type Endpoint } from 'payload';
import * as v from 'valibot';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { answerError } from '#cms/kit/http/admin-answers.ts';
import { answerTooMany, makeMailAttempt } from './attempts.ts';
import { answerRequest, storeRequest } from './password-requests.ts';

/**
 * An address of at most the legal length, without control characters: PostgreSQL fails on these, and a stored request
 * is retried.
 */
const bodySchema = v.object({ email: v.pipe(v.string(), v.trim(), v.maxLength(254), v.regex(/^\P{C}+$/u)) });

/**
 * Mails a link to a new password, with Payload's answer. It waits until the request is on disk, the same work for every
 * address, and not for the rest, whose duration or failure would reveal whether the account exists.
 */
export const forgotPassword: Omit<Endpoint, 'root'> = {
  path: '/forgot-password',
  method: 'post',
  async handler(req) {
    await addDataAndFileToRequest(req);
    const read = v.safeParse(bodySchema, req.data);
    if (!read.success) return answerError(400, req.t('validation:emailAddress'));
    const { email } = read.output;
    const attempt = makeMailAttempt(email, req);
    const seconds = await attempt.secondsToWait();
    if (seconds > 0) return answerTooMany(req, seconds);
    const { payload } = req;
    const ask = { email, language: readerLanguage(req.i18n) };
    const key = await storeRequest(payload, ask).catch((error: unknown) => {
      attempt.takeBack();
      throw error;
    });
    answerRequest(payload, key, ask).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: 'A link to a new password could not be made, and is tried again' }),
    );
    return Response.json({ message: req.t('general:success') });
  },
};
