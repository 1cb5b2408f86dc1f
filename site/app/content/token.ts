import { DEFAULT_TOKEN } from '@kontorwerk/contract/wire';

/** The name of the meta element that carries the token of the secure header into the browser. */
export const TOKEN_META = 'bc-token';

/** The value of the secure header (§7), as the page was delivered with it. */
export function bcToken(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${TOKEN_META}"]`)?.content ?? DEFAULT_TOKEN;
}
