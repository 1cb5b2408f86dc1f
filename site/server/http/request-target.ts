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
 * Parses a request's target. Null if it is unacceptable: not a path, badly encoded, with control characters or
 * backslashes, or climbing with `..` (also when encoded).
 */
export function parseTarget(url: string | undefined): RequestTarget | null {
  if (url === undefined || !url.startsWith('/') || url.length > TEXT_LIMITS.target) return null;
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
