import type { Language } from '@kontorwerk/contract/languages';
import { DEFAULT_TOKEN, SECURE_HEADER } from '@kontorwerk/contract/wire';
import { MAIN_STACK } from '../stacks/stacks.ts';

/** Returns an unused client address. */
export function newSender(): string {
  const [first, second] = crypto.randomUUID().split('-');
  return `2001:db8:${first?.slice(0, 4)}:${second}::1`;
}

/** Sends a submission to the CMS as the site does for a visitor at an address. */
export function postToBackend(path: string, body: unknown, language: Language, sender: string): Promise<Response> {
  return fetch(`${MAIN_STACK.cmsUrl}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': language,
      'X-Forwarded-For': sender,
      [SECURE_HEADER]: DEFAULT_TOKEN,
    },
    body: JSON.stringify(body),
  });
}
