import type { PayloadRequest } from 'payload';
import { recordSignIn } from '#cms/kit/audit/record.ts';
import { codeAttempt, tooManyAttempts } from './attempts.ts';
import { spendCode } from './second-factor.ts';

type Account = { readonly id: number | string; readonly email: string };

/**
 * Takes a code of somebody's second factor and uses it up; null when it was right, else what is answered: `wrong`, or
 * that there were too many. Wrong ones are noted down.
 */
export async function codeRefused(
  req: PayloadRequest,
  { id, email }: Account,
  code: string,
  wrong: Response,
): Promise<Response | null> {
  const attempt = codeAttempt(email, req);
  const seconds = await attempt.secondsToWait();
  if (seconds > 0) return tooManyAttempts(req, seconds);
  if (await spendCode(req.payload, id, code)) {
    attempt.takeBack();
    return null;
  }
  await recordSignIn(req, 'code_failed', { id, email });
  return wrong;
}
