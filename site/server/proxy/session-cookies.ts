import type { OutgoingHttpHeaders } from 'node:http';

/** What the CMS calls the cookies of a session, and of a sign-in whose code is still to come. */
const NAMES: readonly string[] = ['payload-token', 'pending-sign-in'];
/** Browsers take a cookie of such a name from this very host and by TLS only, and for no other host. */
const PREFIX = '__Host-';

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

function renamed(cookies: string): string {
  return (
    cookies
      .split(';')
      .map((cookie) => cookie.trim())
      // One without the prefix is none of ours: a neighbour, or somebody on the way, wrote it.
      .filter((cookie) => !NAMES.includes(nameOf(cookie)))
      .map((cookie) => (NAMES.includes(nameOf(cookie).replace(PREFIX, '')) ? cookie.replace(PREFIX, '') : cookie))
      .join('; ')
  );
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
      headers.map((text, at) => {
        const isSet = at % 2 === 1 && headers[at - 1]?.toLowerCase() === 'set-cookie' && NAMES.includes(nameOf(text));
        return isSet ? `${PREFIX}${text}` : text;
      }),
  };
}
