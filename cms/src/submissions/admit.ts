import { clientAddress, senderOf } from '@kontorwerk/contract/client-address';
import type { Language } from '@kontorwerk/contract/languages';
import { createLimiter, type Limiter } from '@kontorwerk/contract/limiter';
import { SUBMISSION_ANSWERS } from '@kontorwerk/contract/submissions/submission-answers';
import { SECURE_HEADER } from '@kontorwerk/contract/wire';
import { wireError } from '../http/responses.ts';
import { processWide } from '../process-wide.ts';
import { settings } from '../settings.ts';

/** A form's own limiter: thirty at once is a busy office behind one address; one each ten seconds after is no flood. */
export function limiterOf(form: string): Limiter {
  const settings = { burst: 30, intervalMs: 10_000, capacity: 10_000, now: Date.now };
  return processWide(`limiter of ${form}`, () => createLimiter(settings));
}

/**
 * Turns away a submission before its body is read: too many from one sender, or a token that isn't this
 * backend's, which tells a wrongly configured site at once. No token at all passes: since every browser knows it,
 * asking for it would keep nobody out.
 */
export function turnedAway(request: Request, limiter: Limiter, language: Language): Response | null {
  // Only the site's proxy connects to this server, and it appends the address that it saw.
  const seconds = limiter.secondsToWait(senderOf(clientAddress('', request.headers.get('x-forwarded-for'), 1)));
  if (seconds > 0) {
    return wireError({
      code: 'bc_too_many_requests',
      message: SUBMISSION_ANSWERS.too_many[language],
      status: 429,
      headers: { 'Retry-After': String(seconds) },
    });
  }
  const token = request.headers.get(SECURE_HEADER);
  if (token === null || token === settings.token) return null;
  return wireError({ code: 'rest_forbidden', message: SUBMISSION_ANSWERS.wrong_token[language], status: 403 });
}
