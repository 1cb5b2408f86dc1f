import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';

/** Hop-by-hop headers: they concern one connection, not the message (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Headers about one message's route and framing only. */
const FRAMING_HEADERS = ['host', 'content-length', 'expect'];

/** Headers about a visitor that only we may set; a client's own are dropped. */
const OURS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'via',
  'x-request-id',
  'traceparent',
  'tracestate',
  'baggage',
];

/** Headers of Next's client: only its pages need them, and other addresses, its scripts' too, fail with them. */
const NEXT_HEADERS = /^(?:rsc$|next-(?:router|action|url|hmr)|x-nextjs-)/;
const NEXT_PAGES = /^\/+admin(?:[/?]|$)/;

/** Returns the names of the headers that a message's `Connection` says are about that connection alone. */
export function listConnectionHeaders({ connection = '' }: IncomingHttpHeaders): readonly string[] {
  return connection.split(',').map((name) => name.trim().toLowerCase());
}

function listDropped(headers: IncomingHttpHeaders, more: readonly string[] = []): Set<string> {
  return new Set([...HOP_BY_HOP, ...more, ...listConnectionHeaders(headers)]);
}

/** Returns a request's headers for the backend, without its framing, which the sender sets. */
export function requestHeaders(request: IncomingMessage, ours: Readonly<Record<string, string>>): OutgoingHttpHeaders {
  const left = listDropped(request.headers, FRAMING_HEADERS);
  const forNext = NEXT_PAGES.test(request.url ?? '');
  const kept: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(request.headers)) {
    // Next trusts its middleware's headers, which a client may forge.
    if (left.has(name) || OURS.includes(name) || name.startsWith('x-middleware-')) continue;
    if (forNext || !NEXT_HEADERS.test(name)) kept[name] = value;
  }
  return { ...kept, ...ours };
}

/** Headers with details of the backend; the request's id was set by us. */
const BACKEND_DETAILS = ['x-powered-by', 'server', 'x-request-id'];

/**
 * The backend's headers that a visitor needs of a list or a file. Any other is for editors, such as its cookies, or
 * reveals the backend and its address (`Link`, `X-Redirect-By`).
 */
const FOR_VISITORS: readonly string[] = [
  'accept-ranges',
  'allow',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
];

/**
 * Returns the headers of the backend's answer for a browser, as names and values in turn: nearly all for the admin, a
 * few for a visitor.
 */
export function responseHeaders(
  answer: IncomingMessage,
  replaced: readonly string[],
  { backendUrl, isForVisitor }: { readonly backendUrl: string; readonly isForVisitor: boolean },
): string[] {
  const left = listDropped(answer.headers);
  for (let at = 0; at < replaced.length; at += 2) left.add((replaced[at] ?? '').toLowerCase());
  const kept: string[] = [];
  const { rawHeaders } = answer;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    const value = rawHeaders[at + 1] ?? '';
    const lower = name.toLowerCase();
    if (left.has(lower) || BACKEND_DETAILS.includes(lower) || (isForVisitor && !FOR_VISITORS.includes(lower))) continue;
    // A redirect to the backend's own address would lead visitors to a host they can't reach.
    const inside = lower === 'location' && (value === backendUrl || value.startsWith(`${backendUrl}/`));
    kept.push(name, inside ? value.slice(backendUrl.length) || '/' : value);
  }
  return [...kept, ...replaced];
}
