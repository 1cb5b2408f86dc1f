import type { Report } from '@kontorwerk/contract/content/read-entries';
import { isUploadPath } from '@kontorwerk/contract/upload-path';

/** Turns an address that a backend wrote into one of this site. */
export type AddressRewriter = (address: string) => string;

/**
 * Makes absolute addresses of the backend's uploads, and of the site's own pages, paths of this site: visitors
 * can't reach a backend on loopback, and the content security policy allows images from here only.
 */
export function createAddressRewriter({
  backendUrl,
  publicUrl,
}: {
  readonly backendUrl: string;
  readonly publicUrl: string;
}): AddressRewriter {
  return (address) => {
    const text = address.trim();
    if (text === publicUrl || text.startsWith(`${publicUrl}/`)) return text.slice(publicUrl.length) || '/';
    for (const base of [backendUrl, backendUrl.replace(/^https?:/, ''), otherScheme(backendUrl)]) {
      const rest = text.startsWith(`${base}/`) ? text.slice(base.length) : '';
      if (isUploadPath(rest)) return rest;
    }
    return address;
  };
}

/** WordPress behind a TLS proxy often writes the scheme it sees itself. */
function otherScheme(url: string): string {
  return url.startsWith('https:') ? url.replace('https:', 'http:') : url.replace('http:', 'https:');
}

/**
 * Tells whether an address from a backend may become a link or an image: a path, or one of the schemes that
 * run nothing. Browsers ignore white space and control characters in a scheme, so this does too. What can't be resolved
 * (`http://[`) is no address: pages that name their picture in full would fail on it.
 */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address, 'http://localhost')) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
  const bare = address.replace(/[\x00-\x20\x7f]/g, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme);
}

/** An address that passes a rule; one that doesn't is left out, and reported. */
export function addressIf(
  isAllowed: (address: string) => boolean,
  address: string,
  at: string,
  report: Report,
): string {
  if (address === '' || isAllowed(address)) return address;
  report({ at, problem: 'an address of this kind is not allowed' });
  return '';
}
