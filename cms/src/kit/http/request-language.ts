import { isLanguage, type Language } from '@kontorwerk/contract/languages';
import { chooseAnswerLanguage } from '@kontorwerk/contract/submissions/submission-answers';

/** Returns the admin's language from a request's headers: the chosen one, or the browser's. */
export function languageOf(headers: Headers): Language {
  const [, chosen] = /(?:^|;\s*)payload-lng=(\w{2})/.exec(headers.get('Cookie') ?? '') ?? [];
  return isLanguage(chosen) ? chosen : chooseAnswerLanguage(headers.get('Accept-Language'));
}
