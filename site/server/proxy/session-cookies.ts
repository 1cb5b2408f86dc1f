import type { OutgoingHttpHeaders } from 'node:http';

/**
 * What browsers put before the names of the CMS's cookies. They take `__Host-` from this very host, by TLS and for all
 * paths only, and `__Secure-` by TLS: a cookie that counts for some paths can't have more.
 */
const PREFIXES: readonly (readonly [RegExp, string])[] = [
  // A session, and a sign-in whose code is still to come.
  [/^(?:payload-token|pending-sign-in)$/, '__Host-'],
  // A browser in which somebody has signed in before.
  [/^known-device-[0-9a-f]+$/, '__Secure-'],
];

/** Has browsers know the CMS's cookies under names that no neighbouring host can write. */
export type SessionCookies = {
  /** Gives a request's cookies the names that the CMS knows. */
  inward(headers: OutgoingHttpHeaders): void;
  /** Gives the cookies that an answer sets their names in browsers; headers are names and values in turn. */
  outward(headers: readonly string[]): string[];
};

const AS_THEY_ARE: SessionCookies = { inward: () => {}, outward: (headers) => [...headers] };

function nameOf(cookie: string): string {
  return cookie.split('=', 1)[0]?.trim() ?? '';
}

function prefixOf(name: string): string {
  return PREFIXES.find(([names]) => names.test(name))?.[1] ?? '';
}

/** A cookie under the name that the CMS knows; one of such a name without its prefix, somebody else wrote: null. */
function asTheCmsKnows(cookie: string): string | null {
  const name = nameOf(cookie);
  if (prefixOf(name) !== '') return null;
  const bare = name.replace(/^__(?:Host|Secure)-/, '');
  const prefix = prefixOf(bare);
  return prefix !== '' && name === prefix + bare ? cookie.slice(prefix.length) : cookie;
}

function renamed(cookies: string): string {
  return cookies
    .split(';')
    .map((cookie) => asTheCmsKnows(cookie.trim()))
    .filter((cookie) => cookie !== null)
    .join('; ');
}

/**
 * The CMS itself can't call them so: it takes one prefix for these and for its cookies of language and colours, which
 * scripts write without what such a name asks for. Without TLS browsers refuse the prefix, and names stay.
 */
export function sessionCookies(publicUrl: string): SessionCookies {
  if (!publicUrl.startsWith('https:')) return AS_THEY_ARE;
  return {
    inward(headers) {
      if (typeof headers.cookie !== 'string') return;
      const cookies = renamed(headers.cookie);
      if (cookies === '') delete headers.cookie;
      else headers.cookie = cookies;
    },
    outward: (headers) =>
      headers.map((text, at) =>
        at % 2 === 1 && headers[at - 1]?.toLowerCase() === 'set-cookie' ? `${prefixOf(nameOf(text))}${text}` : text,
      ),
  };
}
