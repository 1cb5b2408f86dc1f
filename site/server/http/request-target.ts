import type { IncomingMessage } from 'node:http';
import { TEXT_LIMITS } from '../base/limits.ts';

/** A requested address, validated and in its normalised spelling. */
export type RequestTarget = {
  /** Starts with a slash; each segment percent-encoded as browsers do it; no empty segments. */
  readonly path: string;
  /** The decoded segments; empty for `/`. */
  readonly segments: readonly string[];
  /** With the question mark; empty if there is none. */
  readonly search: string;
  /** Whether the path had trailing or repeated slashes. */
  readonly spareSlashes: boolean;
};

/** Encodes a path segment, except for characters that browsers leave unencoded. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const FORBIDDEN = /[\x00-\x1f\x7f\\]/;

function decodeSegment(segment: string): string | null {
  try {
    const decoded = decodeURIComponent(segment);
    const climbs = decoded.split('/').some((part) => part === '.' || part === '..');
    return climbs || FORBIDDEN.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}

/**
 * Parses a request's target. Null if it is unacceptable: not a path, badly encoded, with a fragment, control characters
 * or backslashes, or climbing with `..` (also when encoded).
 */
export function parseTarget(url: string | undefined): RequestTarget | null {
  if (url === undefined || !url.startsWith('/') || url.length > TEXT_LIMITS.target) return null;
  // No target has a fragment (RFC 9112, 3.2), and servers behind this one would drop it.
  if (url.includes('#')) return null;
  const mark = url.indexOf('?');
  const rawPath = mark === -1 ? url : url.slice(0, mark);
  const search = mark === -1 || mark === url.length - 1 ? '' : url.slice(mark);
  const parts = rawPath.slice(1).split('/');
  const segments: string[] = [];
  for (const part of parts) {
    if (part === '') continue;
    const decoded = decodeSegment(part);
    if (decoded === null) return null;
    segments.push(decoded);
  }
  const spareSlashes = rawPath !== '/' && parts.length !== segments.length;
  return { path: `/${segments.map(encodeSegment).join('/')}`, segments, search, spareSlashes };
}

/** A host name or address with an optional port, as in a `Host` header (RFC 9110, 7.2). */
const AUTHORITY = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/** The absolute form of a request target, as proxies get it: the scheme, the host and the rest. */
const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/is;

/** Whether a request has one valid `Host` header. Node itself refuses HTTP/1.1 without any. */
function hasOneHost({ headers, rawHeaders }: IncomingMessage): boolean {
  let lines = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') lines += 1;
  }
  return lines <= 1 && AUTHORITY.test(headers.host ?? '');
}

function hostOf(authority: string, scheme: string): string | null {
  return URL.canParse(`${scheme}//${authority}`) ? new URL(`${scheme}//${authority}`).host : null;
}

/**
 * Validates the hosts that a request names, and reduces a target in absolute form to its path (RFC 9112, 3.2.2).
 * Returns whether the request is for this site: its public address, or the one that it arrived at.
 */
export function resolveOwnTarget(request: IncomingMessage, publicUrl: string): boolean {
  if (!hasOneHost(request)) return false;
  const { url = '', socket } = request;
  if (url.startsWith('/') || !ABSOLUTE.test(url)) return true;
  const [, authority = '', rest = ''] = ABSOLUTE.exec(url) ?? [];
  if (authority === '' || !AUTHORITY.test(authority)) return false;
  const address = socket.localFamily === 'IPv6' ? `[${socket.localAddress}]` : socket.localAddress;
  const own = [new URL(publicUrl).host, `${address}:${socket.localPort}`, `localhost:${socket.localPort}`];
  if (!own.some((host) => host === hostOf(authority, new URL(publicUrl).protocol))) return false;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  return true;
}

/** Links that grant access: those in mails, and those to drafts. */
const SECRET_PATHS = /^(\/+admin\/reset\/|(?:\/+(?:en|de))?\/+draft\/).+/is;

/** Returns a request's address for the log: queries hold visitors' input, and some paths are secrets. */
export function redactPath(target: string | undefined): string {
  return (target ?? '').replace(/[?#].*/s, '').replace(SECRET_PATHS, '$1…');
}
