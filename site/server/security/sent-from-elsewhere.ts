import type { IncomingMessage } from 'node:http';

/**
 * Tells whether a page of another site has a visitor's browser send something here: sign somebody in under a stranger's
 * account, or write to the office in the visitor's place. Browsers say which page sends, and no page can change what
 * they say. Programs that are no browsers say nothing, and nobody's cookies are theirs.
 */
export function isSentFromElsewhere({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site === 'same-origin' || site === 'none') return false;
  if (origin === undefined) return site !== undefined;
  const from = URL.parse(origin);
  // By its own host too: whoever has the site open under another name than PUBLIC_URL is at home all the same.
  return from === null || (from.host !== host && from.origin !== new URL(publicUrl).origin);
}
