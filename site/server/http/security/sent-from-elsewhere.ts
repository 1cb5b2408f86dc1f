import type { IncomingMessage } from 'node:http';

/**
 * Whether a page of another site makes a visitor's browser send a request (CSRF): it could sign the visitor in to a
 * stranger's account, or write to the office in their name. Browsers name the sending page, and no page can forge that.
 * Other programs name none, and carry no visitor's cookies.
 */
export function isSentFromElsewhere({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site === 'same-origin' || site === 'none') return false;
  if (origin === undefined) return site !== undefined;
  const from = URL.parse(origin);
  // The request's own host counts too: the site may be open under another name than PUBLIC_URL.
  return from === null || (from.host !== host && from.origin !== new URL(publicUrl).origin);
}
