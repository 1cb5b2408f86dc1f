import { DEFAULT_TOKEN } from '@kontorwerk/contract/wire';

/** The name of the meta element that carries the secure header's token to the browser. */
export const TOKEN_META = 'bc-token';

/** Returns the value of the secure header (§7), as served with the page. */
export function readToken(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${TOKEN_META}"]`)?.content ?? DEFAULT_TOKEN;
}
