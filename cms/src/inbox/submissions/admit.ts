import type { Language } from '@kontorwerk/contract/languages';
import { SUBMISSION_ANSWERS } from '@kontorwerk/contract/submissions/submission-answers';
import { SECURE_HEADER } from '@kontorwerk/contract/wire';
import { settings } from '#cms/base/settings.ts';
import { wireError } from '#cms/kit/http/responses.ts';

/**
 * Refuses a submission before its body is read if its token isn't this backend's, which reveals a misconfigured site at
 * once. A missing token passes: every browser knows it, so requiring it would stop nobody. Floods don't come this far:
 * the site's server applies its rate limit, and is the only client here.
 */
export function turnedAway(request: Request, language: Language): Response | null {
  const token = request.headers.get(SECURE_HEADER);
  if (token === null || token === settings.token) return null;
  return wireError({ code: 'rest_forbidden', message: SUBMISSION_ANSWERS.wrong_token[language], status: 403 });
}
