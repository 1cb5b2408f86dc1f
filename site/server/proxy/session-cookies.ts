import type { OutgoingHttpHeaders } from 'node:http';

/**
 * The prefixes of the CMS's cookie names in browsers. Browsers accept `__Host-` only from this very host, over TLS and
 * for all paths, and `__Secure-` over TLS: a cookie limited to some paths can't have more.
 */
const PREFIXES: readonly (readonly [RegExp, string])[] = [
  // A session, and a sign-in that awaits its code.
  [/^(?:payload-token|pending-sign-in)$/, '__Host-'],
  // A browser with an earlier sign-in.
  [/^known-device-[0-9a-f]+$/, '__Secure-'],
];

/** Renames the CMS's cookies in browsers so that no neighbouring host can set them. */
export type SessionCookies = {
  /** Restores the CMS's names in a request's cookies. */
  restoreNames(headers: OutgoingHttpHeaders): void;
  /** Adds the prefixes to the cookies that an answer sets; headers alternate names and values. */
  addPrefixes(headers: readonly string[]): string[];
};

const NO_RENAMING: SessionCookies = { restoreNames: () => {}, addPrefixes: (headers) => [...headers] };

function nameOf(cookie: string): string {
  return cookie.split('=', 1)[0]?.trim() ?? '';
}

function prefixOf(name: string): string {
  return PREFIXES.find(([names]) => names.test(name))?.[1] ?? '';
}

/** Returns a cookie under the CMS's name; null if the prefix is missing, as another host may have set it. */
function restoreCookie(cookie: string): string | null {
  const name = nameOf(cookie);
  if (prefixOf(name) !== '') return null;
  const bare = name.replace(/^__(?:Host|Secure)-/, '');
  const prefix = prefixOf(bare);
  return prefix !== '' && name === prefix + bare ? cookie.slice(prefix.length) : cookie;
}

function restoreCookies(cookies: string): string {
  return cookies
    .split(';')
    .map((cookie) => restoreCookie(cookie.trim()))
    .filter((cookie) => cookie !== null)
    .join('; ');
}

/**
 * Creates the renaming. Payload has only one prefix for all its cookies, including those for language and theme, which
 * scripts write without the required attributes. Without TLS browsers refuse the prefixes, and names stay unchanged.
 */
export function sessionCookies(publicUrl: string): SessionCookies {
  if (!publicUrl.startsWith('https:')) return NO_RENAMING;
  return {
    restoreNames(headers) {
      if (typeof headers.cookie !== 'string') return;
      const cookies = restoreCookies(headers.cookie);
      if (cookies === '') delete headers.cookie;
      else headers.cookie = cookies;
    },
    addPrefixes: (headers) =>
      headers.map((text, at) =>
        at % 2 === 1 && headers[at - 1]?.toLowerCase() === 'set-cookie' ? `${prefixOf(nameOf(text))}${text}` : text,
      ),
  };
}
