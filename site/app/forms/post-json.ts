import type { Language } from '@kontorwerk/contract/languages';
import { SECURE_HEADER } from '@kontorwerk/contract/wire';
import { readToken } from '#app/content/token.ts';

/** Posts a JSON body to the wire as the browser does (§6, §7). */
export function postJson(path: string, body: unknown, language: Language): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language, [SECURE_HEADER]: readToken() },
    credentials: 'include',
    body: JSON.stringify(body),
  });
}
