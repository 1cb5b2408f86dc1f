import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';

/** They concern one connection, not the message (RFC 9110, 7.6.1). */
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

/** What is said of the way of one message only: to whom, and how much of it there is. */
const OF_ONE_WAY = ['host', 'content-length', 'expect'];

/** What only we say about a visitor; a client's own version is dropped. */
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

/** What moves Next itself: only its pages need it, and other addresses, those of its scripts too, fall over it. */
const OF_NEXT = /^(?:rsc$|next-(?:router|action|url|hmr)|x-nextjs-)/;
const NEXTS_PAGES = /^\/+admin(?:[/?]|$)/;

/** Returns the names of the headers that a message's `Connection` says are about that connection alone. */
export function namedByConnection({ connection = '' }: IncomingHttpHeaders): readonly string[] {
  return connection.split(',').map((name) => name.trim().toLowerCase());
}

function dropped(headers: IncomingHttpHeaders, more: readonly string[] = []): Set<string> {
  return new Set([...HOP_BY_HOP, ...more, ...namedByConnection(headers)]);
}

/** The headers of a request on its way to the backend, without those of its framing: whoever sends it on knows that. */
export function requestHeaders(request: IncomingMessage, ours: Readonly<Record<string, string>>): OutgoingHttpHeaders {
  const left = dropped(request.headers, OF_ONE_WAY);
  const forNext = NEXTS_PAGES.test(request.url ?? '');
  const kept: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(request.headers)) {
    // Next believes what its middleware says, and nobody outside is that.
    if (left.has(name) || OURS.includes(name) || name.startsWith('x-middleware-')) continue;
    if (forNext || !OF_NEXT.test(name)) kept[name] = value;
  }
  return { ...kept, ...ours };
}

/** What a backend tells about itself and nobody needs to know; the request's id is ours, which it was told. */
const CHATTER = ['x-powered-by', 'server', 'x-request-id'];

/**
 * The headers of an answer that visitors need of a list or a file. Anything else of a backend's is for others, such as its
 * cookies, or says what it is and where (`Link`, `X-Redirect-By`).
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
 * The headers of the backend's answer on its way to a browser, as names and values in turn: of an admin nearly all, for a
 * visitor a few.
 */
export function responseHeaders(
  answer: IncomingMessage,
  replaced: readonly string[],
  { backendUrl, isForVisitor }: { readonly backendUrl: string; readonly isForVisitor: boolean },
): string[] {
  const left = dropped(answer.headers);
  for (let at = 0; at < replaced.length; at += 2) left.add((replaced[at] ?? '').toLowerCase());
  const kept: string[] = [];
  const { rawHeaders } = answer;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    const value = rawHeaders[at + 1] ?? '';
    const lower = name.toLowerCase();
    if (left.has(lower) || CHATTER.includes(lower) || (isForVisitor && !FOR_VISITORS.includes(lower))) continue;
    // A redirect to the backend's own address would lead visitors to a host they can't reach.
    const inside = lower === 'location' && (value === backendUrl || value.startsWith(`${backendUrl}/`));
    kept.push(name, inside ? value.slice(backendUrl.length) || '/' : value);
  }
  return [...kept, ...replaced];
}
