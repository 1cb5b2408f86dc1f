import type { PayloadRequest } from 'payload';
import { recordSignIn } from '#cms/kit/audit/record.ts';
import { answerTooMany, makeCodeAttempt } from './attempts.ts';
import { spendCode } from './second-factor.ts';

type Account = { readonly id: number | string; readonly email: string };

/**
 * Checks a code of an account's second factor and uses it up; returns null when it is right, else the answer: `wrong`,
 * or 429. Records wrong ones.
 */
export async function checkCode(
  req: PayloadRequest,
  { id, email }: Account,
  code: string,
  wrong: Response,
): Promise<Response | null> {
  const attempt = makeCodeAttempt(email, req);
  const seconds = await attempt.secondsToWait();
  if (seconds > 0) return answerTooMany(req, seconds);
  if (await spendCode(req.payload, id, code)) {
    attempt.takeBack();
    return null;
  }
  await recordSignIn(req, 'code_failed', { id, email });
  return wrong;
}
