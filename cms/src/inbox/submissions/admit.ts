import type { Language } from '@kontorwerk/contract/languages';
import { SUBMISSION_ANSWERS } from '@kontorwerk/contract/submissions/submission-answers';
import { SECURE_HEADER } from '@kontorwerk/contract/wire';
import { settings } from '#cms/base/settings.ts';
import { wireError } from '#cms/kit/http/responses.ts';

/**
 * Turns away a submission before its body is read: one with a token that isn't this backend's, which tells a wrongly
 * configured site at once. No token at all passes: since every browser knows it, asking for it would keep nobody out.
 * Floods never come this far: the site's server admits nobody whom it doesn't count, and nobody else reaches this one.
 */
export function turnedAway(request: Request, language: Language): Response | null {
  const token = request.headers.get(SECURE_HEADER);
  if (token === null || token === settings.token) return null;
  return wireError({ code: 'rest_forbidden', message: SUBMISSION_ANSWERS.wrong_token[language], status: 403 });
}
