import type { Report } from '@kontorwerk/contract/content/read-entries';
import { SECURE_HEADER } from '@kontorwerk/contract/wire';
import { isPermanent } from '@kontorwerk/contract/wordpress/attachments';
import { parseJsonBody } from '@kontorwerk/contract/wordpress/json-body';
import { CONTENT_DEPTH, isDeeperThan } from '@kontorwerk/contract/wordpress/json-depth';
import { MOST_REDIRECTS, resolveHostRedirect } from '@kontorwerk/runtime/http/host-redirect';
import { inSpan, traceHeaders } from '@kontorwerk/runtime/tracing/spans';
import { type Span, SpanKind } from '@opentelemetry/api';
import { CONTENT_LIMITS, LOG_LIMITS } from '../base/limits.ts';
import { readBounded } from '../http/bounded-body.ts';
import { UnreadableAnswer } from './content-reader.ts';

/** The backend's address and how to call it. */
export type Backend = {
  readonly fetch: typeof fetch;
  readonly backendUrl: string;
  readonly token: string;
  /** The timeout of an answer, in milliseconds. */
  readonly timeoutMs: number;
};

/** The backend answered with an error. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly status: number;

  constructor(status: number, statusText: string) {
    super(`the content backend answered ${status} ${statusText}`.trim());
    this.status = status;
  }
}

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/** A whole answer, and its ETag. */
export type SetAnswer = { readonly body: unknown; readonly etag: string | null };
export type FetchedSet = SetAnswer | 'unchanged';

const ignore: Report = () => undefined;

/** Returns the request headers of the contract (§7). */
export function backendHeaders(backend: Pick<Backend, 'token'>): Record<string, string> {
  return { Accept: 'application/json', 'Content-Type': 'application/json', [SECURE_HEADER]: backend.token };
}

/** The content codings that `fetch` decodes: a body with any other would be read encoded. */
const CODINGS = ['identity', 'gzip', 'x-gzip', 'deflate', 'br'];

/** Returns a body's content coding that `fetch` doesn't decode, if any. */
function unknownCoding(response: Response): string | undefined {
  const codings = (response.headers.get('content-encoding') ?? '').toLowerCase().split(',');
  return codings.map((coding) => coding.trim()).find((coding) => coding !== '' && !CODINGS.includes(coding));
}

function checkDepth(json: string): void {
  if (isDeeperThan(CONTENT_DEPTH, json)) throw new UnreadableAnswer('the answer lies too deep');
}

/**
 * Parses a body as JSON; PHP's output around it is skipped and reported. Throws an `UnreadableAnswer` if there is no
 * JSON, or if it is nested deeper than any content.
 */
function parseBounded(text: string, report: Report): unknown {
  const body = parseJsonBody(text, checkDepth);
  if (body === null) throw new UnreadableAnswer('the answer is not JSON');
  if (body.skipped !== '') report({ at: 'answer', problem: `besides JSON there is ${body.skipped}` });
  return body.value;
}

type Request = {
  readonly etag?: string | null;
  /** Aborts the request early. */
  readonly signal?: AbortSignal;
  readonly fetchFrom?: typeof fetchOnHost;
};

/**
 * Fetches from the backend and follows redirects on its host only: `fetch` itself would send the token to any host,
 * since it drops only the standard credential headers.
 * @throws BackendError naming the target of a redirect that isn't followed
 */
export async function fetchOnHost(backend: Backend, path: string, init: RequestInit): Promise<Response> {
  let url = `${backend.backendUrl}${path}`;
  for (let hops = 0; ; hops += 1) {
    const response = await backend.fetch(url, { ...init, redirect: 'manual' });
    const location = REDIRECTS.includes(response.status) ? response.headers.get('location') : null;
    if (location === null) return response;
    await response.body?.cancel();
    const next = hops < MOST_REDIRECTS ? resolveHostRedirect(location, url, backend.backendUrl) : null;
    if (next === null) throw new BackendError(response.status, `and leads to ${location.slice(0, LOG_LIMITS.quote)}`);
    url = next;
  }
}

/** Fetches from the backend and returns a redirect as the answer. */
function fetchWithoutRedirects(backend: Backend, path: string, init: RequestInit): Promise<Response> {
  return backend.fetch(`${backend.backendUrl}${path}`, { ...init, redirect: 'manual' });
}

async function request(
  backend: Backend,
  path: string,
  span: Span,
  { etag = null, signal, fetchFrom = fetchOnHost }: Request = {},
): Promise<Response> {
  const timeout = AbortSignal.timeout(backend.timeoutMs);
  const response = await fetchFrom(backend, path, {
    headers: { ...backendHeaders(backend), ...traceHeaders(), ...(etag ? { 'If-None-Match': etag } : {}) },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  span.setAttribute('http.response.status_code', response.status);
  return response;
}

/** Runs a request in a trace span that names the content path without its query. */
function inBackendSpan<T>(path: string, work: (span: Span) => Promise<T>): Promise<T> {
  const attributes = { content: path.replace(/\?.*/s, '') };
  return inSpan('GET backend', { kind: SpanKind.CLIENT, attributes }, work);
}

/** Returns the body of a complete answer; throws for any other. */
async function readAnswer(response: Response, maxBytes: number, report: Report): Promise<unknown> {
  // A partial answer (206) is no answer.
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new BackendError(response.status, response.statusText);
  }
  const coding = unknownCoding(response);
  if (coding !== undefined) {
    await response.body?.cancel();
    throw new UnreadableAnswer(`the answer is coded as ${coding}`);
  }
  return parseBounded((await readBounded(response.body, maxBytes)).toString(), report);
}

/**
 * Fetches one set once; with an ETag the result may be `unchanged`. Rejects on an error, a timeout, a partial or
 * oversized answer, or a body that isn't JSON.
 */
export function fetchSet(
  backend: Backend,
  path: string,
  etag: string | null,
  report: Report = ignore,
): Promise<FetchedSet> {
  return inBackendSpan(path, async (span) => {
    const response = await request(backend, path, span, { etag });
    if (response.status === 304 && etag) {
      await response.body?.cancel();
      return 'unchanged';
    }
    return { body: await readAnswer(response, CONTENT_LIMITS.bytes, report), etag: response.headers.get('etag') };
  });
}

/** Fetches a page slice of a set, within its own size limit; rejects as `fetchSet` does. */
export function fetchSlice(backend: Backend, path: string, report: Report = ignore): Promise<unknown> {
  return inBackendSpan(path, async (span) =>
    readAnswer(await request(backend, path, span), CONTENT_LIMITS.partBytes, report),
  );
}

/**
 * Fetches an attachment's metadata from a WordPress; null if it says that there is none, or redirects: the token goes
 * only to the backend. Rejects as `fetchSet` does.
 */
export function fetchAttachment(backend: Backend, path: string, signal: AbortSignal): Promise<unknown> {
  return inBackendSpan(path, async (span) => {
    const response = await request(backend, path, span, { signal, fetchFrom: fetchWithoutRedirects });
    if (isPermanent(response.status) || (response.status >= 300 && response.status < 400)) {
      await response.body?.cancel();
      return null;
    }
    return readAnswer(response, CONTENT_LIMITS.attachmentBytes, ignore);
  });
}
