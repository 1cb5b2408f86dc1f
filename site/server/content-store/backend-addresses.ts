import { asSiteWrites } from '@kontorwerk/contract/address';
import { type BackendHost, backendHost, pathBelow, splitAddress } from '@kontorwerk/contract/backend-host';
import type { Report } from '@kontorwerk/contract/content/read-entries';
import { isPageAddress, leadsOutside, pageAt } from '@kontorwerk/contract/page-table';
import { isUploadPath } from '@kontorwerk/contract/upload-path';
import { isByNumber } from '@kontorwerk/contract/wordpress/by-number';
import { TEXT_LIMITS } from '../base/limits.ts';

/** Turns an address that a backend wrote into one of this site. */
export type AddressRewriter = (address: string) => string;

export type Origins = {
  readonly backendUrl: string;
  readonly publicUrl: string;
  /** Hosts that the backend had before, such as `www.example.com`: content still names them. */
  readonly oldHosts?: readonly string[];
};

/** A host whose addresses count as the backend's, and whether visitors may reach what is there. */
type Base = BackendHost & { readonly isReachable: boolean };

/** Hosts that only machines beside the site know: by number, by a name without a dot, or by one of a private network. */
const PRIVATE_HOST =
  /^(?:[^.]+|127\..*|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|169\.254\..*|.*\.(?:local|localhost|internal))$|:/;

function baseOf(url: string): Base {
  const named = backendHost(url);
  return { ...named, isReachable: !PRIVATE_HOST.test(named.host) };
}

/** A path as it is on one host: two slashes at its beginning, or what browsers take for one, would name another. */
function onOneHost(path: string): string {
  return path.replace(/^[/\\\t\r\n]+/, '/');
}

/** Whether the site has a page of the kind that a path names; whether there is such a free page is known by nobody here. */
function isOfTable(path: string): boolean {
  return !isByNumber(path) && isPageAddress(path) && pageAt(path).page.kind !== 'free';
}

/** A page that isn't in the table: the site's own free pages and redirects may have it. */
function mayBeFree(path: string): boolean {
  return !isByNumber(path) && isPageAddress(path);
}

/** Whether an address is a path that begins at the page that it stands on, and not a scheme, a mail address or a part of it. */
function isRelative(address: string): boolean {
  return address !== '' && !/^(?:[/?#\\]|[a-z][a-z0-9+.-]*:|[^/]*@)/i.test(address) && !/[\t\r\n<>]/.test(address);
}

/** A relative address from the root: the site has the pages of a WordPress in other folders than that has. */
function fromRoot(address: string): string {
  if (/^www\.[^/]+\.[a-z]{2,}(?:[/?#]|$)/i.test(address)) return `https://${address}`;
  const url = URL.canParse(address, 'http://here.invalid/') ? new URL(address, 'http://here.invalid/') : null;
  return url === null ? address : `/${address.replace(/^(?:\.{0,2}[/\\])+/, '')}`;
}

/** The hosts whose addresses count as the backend's own. */
function basesOf({ backendUrl, oldHosts = [] }: Origins): readonly Base[] {
  // Nothing is at an old host that isn't here.
  return [baseOf(backendUrl), ...oldHosts.map((host) => ({ ...baseOf(`https://${host}`), isReachable: false }))];
}

/** Makes a test for addresses of pages that the backend has, or had at an old host, and the table of pages hasn't. */
export function createBackendPageTest(origins: Origins): (address: string) => boolean {
  const bases = basesOf(origins);
  return (address) => {
    const named = address.length <= TEXT_LIMITS.target ? splitAddress(address.trim()) : null;
    if (named === null) return false;
    const rest = bases.map((base) => pathBelow(base, named.authority, named.path)).find((found) => found !== null);
    return rest !== undefined && !isUploadPath(rest) && !isOfTable(asSiteWrites(rest));
  };
}

/**
 * Makes absolute addresses of the backend's uploads, of its pages that the site has, and of the site itself, paths of this
 * site: visitors can't reach a backend on loopback, and the content security policy allows images from here only. Other
 * pages of a backend that visitors can reach stay where they are; those of old hosts, and of a backend that they can't
 * reach, become paths of this site, where a redirect or the error page leads on.
 */
export function createAddressRewriter(origins: Origins): AddressRewriter {
  const { publicUrl } = origins;
  const bases = basesOf(origins);
  const here = baseOf(publicUrl);

  function rewriteAbsolute(address: string, authority: string, path: string): string {
    for (const base of bases) {
      const rest = pathBelow(base, authority, path);
      if (rest === null) continue;
      if (isUploadPath(rest)) return rest;
      const own = asSiteWrites(rest);
      if (isOfTable(own) || (!base.isReachable && mayBeFree(own))) return own;
      return address;
    }
    const rest = pathBelow(here, authority, path);
    return rest === null || !mayBeFree(asSiteWrites(rest)) ? address : asSiteWrites(rest);
  }

  return (address) => {
    const text = address.trim();
    if (text.length > TEXT_LIMITS.target) return address;
    if (text === publicUrl || text.startsWith(`${publicUrl}/`)) return onOneHost(text.slice(publicUrl.length)) || '/';
    const absolute = isRelative(text) ? fromRoot(text) : text;
    const named = splitAddress(absolute);
    const unchanged = absolute === text ? address : absolute;
    if (named !== null) return rewriteAbsolute(unchanged, named.authority, named.path);
    return isOfTable(absolute) ? asSiteWrites(absolute) : unchanged;
  };
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

/** Files of a WordPress that are no uploads: the site passes none of them on. */
const WORDPRESS_FILES = /^\/(?:wp-content|wp-includes)\//i;

/**
 * Whether an address may be that of a picture: a file of this site. The security policy of pages allows no other, and a page
 * is no picture.
 */
export function isPictureAddress(address: string): boolean {
  const isHere = address.startsWith('/') && isSafeAddress(address) && !leadsOutside(address);
  return isHere && !isPageAddress(address) && (isUploadPath(address) || !WORDPRESS_FILES.test(address));
}

/** An address that passes a rule; one that doesn't is left out, and reported. */
export function addressIf(
  isAllowed: (address: string) => boolean,
  address: string,
  at: string,
  report: Report,
  problem = 'an address of this kind is not allowed',
): string {
  if (address === '' || isAllowed(address)) return address;
  report({ at, problem });
  return '';
}
