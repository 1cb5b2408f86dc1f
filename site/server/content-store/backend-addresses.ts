import { withoutTrailingSlash } from '@kontorwerk/contract/address/address';
import { type BackendHost, backendHost, pathBelow, splitAddress } from '@kontorwerk/contract/address/backend-host';
import { isUploadPath } from '@kontorwerk/contract/address/served-addresses';
import type { Report } from '@kontorwerk/contract/content/read-entries';
import { isExternalLink, isPageAddress, pageAt } from '@kontorwerk/contract/pages/page-table';
import { isNumberedPath } from '@kontorwerk/contract/wordpress/numbered-path';
import { TEXT_LIMITS } from '../base/limits.ts';

/** Rewrites an address from the backend to one of this site. */
export type AddressRewriter = (address: string) => string;

export type Origins = {
  readonly backendUrl: string;
  readonly publicUrl: string;
  /** Earlier hosts of the backend, such as `www.example.com`: content still names them. */
  readonly oldHosts?: readonly string[];
};

/** A host whose addresses count as the backend's, and whether visitors can reach it. */
type Base = BackendHost & { readonly isReachable: boolean };

/** Hosts that only machines beside the site can reach: numeric ones, names without a dot, and private networks. */
const PRIVATE_HOST =
  /^(?:[^.]+|127\..*|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|169\.254\..*|.*\.(?:local|localhost|internal))$|:/;

function baseOf(url: string): Base {
  const named = backendHost(url);
  return { ...named, isReachable: !PRIVATE_HOST.test(named.host) };
}

/**
 * Keeps a path on its host: two leading slashes, or characters that browsers treat like that, would name another host.
 */
function keepOnHost(path: string): string {
  return path.replace(/^[/\\\t\r\n]+/, '/');
}

/** Whether a path belongs to the site's page table; whether a free page exists at it isn't known here. */
function isInPageTable(path: string): boolean {
  return !isNumberedPath(path) && isPageAddress(path) && pageAt(path).page.kind !== 'free';
}

/** Whether a path may be a page outside the table: one of the site's free pages, or a redirect. */
function canBeFreePage(path: string): boolean {
  return !isNumberedPath(path) && isPageAddress(path);
}

/** Whether an address is relative to the page it is on, and not a scheme, a mail address or the start of one. */
function isRelative(address: string): boolean {
  return address !== '' && !/^(?:[/?#\\]|[a-z][a-z0-9+.-]*:|[^/]*@)/i.test(address) && !/[\t\r\n<>]/.test(address);
}

/** Makes a relative address absolute from the root: the site's pages are in other folders than WordPress's. */
function makeAbsolute(address: string): string {
  if (/^www\.[^/]+\.[a-z]{2,}(?:[/?#]|$)/i.test(address)) return `https://${address}`;
  const url = URL.canParse(address, 'http://here.invalid/') ? new URL(address, 'http://here.invalid/') : null;
  return url === null ? address : `/${address.replace(/^(?:\.{0,2}[/\\])+/, '')}`;
}

/** Returns the hosts whose addresses count as the backend's own. */
function basesOf({ backendUrl, oldHosts = [] }: Origins): readonly Base[] {
  // Old hosts count as unreachable: all their content is here now.
  return [baseOf(backendUrl), ...oldHosts.map((host) => ({ ...baseOf(`https://${host}`), isReachable: false }))];
}

/** Creates a test for addresses of pages that the backend has, or had at an old host, and the page table hasn't. */
export function createBackendPageTest(origins: Origins): (address: string) => boolean {
  const bases = basesOf(origins);
  return (address) => {
    const named = address.length <= TEXT_LIMITS.target ? splitAddress(address.trim()) : null;
    if (named === null) return false;
    const rest = bases.map((base) => pathBelow(base, named.authority, named.path)).find((found) => found !== null);
    return rest !== undefined && !isUploadPath(rest) && !isInPageTable(withoutTrailingSlash(rest));
  };
}

/**
 * Creates the rewriter: absolute addresses of the backend's uploads, of pages that the site has, and of the site itself
 * become paths, because visitors can't reach a backend on loopback and the content security policy allows only images
 * from here. Other pages of a reachable backend keep their address; those of old hosts and of an unreachable backend
 * become paths, where a redirect or the error page takes over.
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
      const own = withoutTrailingSlash(rest);
      if (isInPageTable(own) || (!base.isReachable && canBeFreePage(own))) return own;
      return address;
    }
    const rest = pathBelow(here, authority, path);
    return rest === null || !canBeFreePage(withoutTrailingSlash(rest)) ? address : withoutTrailingSlash(rest);
  }

  return (address) => {
    const text = address.trim();
    if (text.length > TEXT_LIMITS.target) return address;
    if (text === publicUrl || text.startsWith(`${publicUrl}/`)) return keepOnHost(text.slice(publicUrl.length)) || '/';
    const absolute = isRelative(text) ? makeAbsolute(text) : text;
    const named = splitAddress(absolute);
    const unchanged = absolute === text ? address : absolute;
    if (named !== null) return rewriteAbsolute(unchanged, named.authority, named.path);
    return isInPageTable(absolute) ? withoutTrailingSlash(absolute) : unchanged;
  };
}

/**
 * Whether an address from a backend may become a link or an image: a path, or a scheme that runs nothing. Browsers
 * ignore white space and control characters in a scheme, so this does too. Addresses that can't be parsed (`http://[`)
 * are rejected: pages that write their image's absolute address would fail on them.
 */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address, 'http://localhost')) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
  const bare = address.replace(/[\x00-\x20\x7f]/g, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme);
}

/** WordPress's files that are no uploads: the site doesn't proxy them. */
const WORDPRESS_FILES = /^\/(?:wp-content|wp-includes)\//i;

/**
 * Whether an address may be an image: a file of this site, as the pages' security policy allows no other, and not a
 * page.
 */
export function isPictureAddress(address: string): boolean {
  const isHere = address.startsWith('/') && isSafeAddress(address) && !isExternalLink(address);
  return isHere && !isPageAddress(address) && (isUploadPath(address) || !WORDPRESS_FILES.test(address));
}

/** Returns an address that passes a rule; reports and drops any other. */
export function checkAddress(
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
