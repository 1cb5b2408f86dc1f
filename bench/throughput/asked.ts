import { once } from 'node:events';
import http, { type OutgoingHttpHeaders } from 'node:http';

/** One kind of request, to be sent repeatedly. */
export type Asked = {
  readonly name: string;
  readonly path: string;
  readonly method: 'GET' | 'HEAD';
  readonly headers: Readonly<Record<string, string>>;
};

/** A raw response. */
export type Answered = {
  readonly status: number;
  /** Alternating names and values, without the headers that every server generates. */
  readonly headers: readonly string[];
  readonly body: Buffer;
};

/** Headers about the server and the connection, not the response. */
const BY_ITSELF = new Set(['date', 'connection', 'keep-alive', 'x-request-id']);

/** The value of a response's header; empty if it is missing. */
export function headerOf({ headers }: Answered, name: string): string {
  const at = headers.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === name);
  return at === -1 ? '' : (headers[at + 1] ?? '');
}

/** Sends a request once. */
export async function ask(origin: string, { path, method, headers }: Asked): Promise<Answered> {
  const sent: OutgoingHttpHeaders = { ...headers };
  const request = http.request(`${origin}${path}`, { method, headers: sent, agent: false }).end();
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const body = await response.toArray();
  const kept = response.rawHeaders.flatMap((name, at, all) =>
    at % 2 === 0 && !BY_ITSELF.has(name.toLowerCase()) ? [name, all[at + 1] ?? ''] : [],
  );
  return { status: response.statusCode ?? 0, headers: kept, body: Buffer.concat(body) };
}

/**
 * The compared requests: a page, a detail page, the page as a conditional request and as HEAD, and a list of the wire.
 */
export async function whatIsAsked(
  origin: string,
  paths: { readonly page: string; readonly detail: string; readonly wire: string },
): Promise<readonly Asked[]> {
  const get = (name: string, path: string): Asked => ({
    name,
    path,
    method: 'GET',
    headers: { 'Accept-Encoding': 'gzip' },
  });
  const page = get('page', paths.page);
  const etag = headerOf(await ask(origin, page), 'etag');
  return [
    page,
    get('detail', paths.detail),
    { ...page, name: '304', headers: { ...page.headers, 'If-None-Match': etag } },
    { ...page, name: 'HEAD', method: 'HEAD' },
    get('wire', paths.wire),
  ];
}
