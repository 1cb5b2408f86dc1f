import { SECURE_HEADER } from '@kontorwerk/contract/wire';
import { parseJsonBody } from '@kontorwerk/contract/wordpress/json-body';
import { CONTENT_DEPTH, isDeeperThan } from '@kontorwerk/contract/wordpress/json-depth';
import { IMPORT_LIMITS } from './limits.ts';

/** A failed fetch, with a message for the operator of the import. */
export class FetchError extends Error {
  override readonly name: string = 'FetchError';
  /** The status of the answer; undefined without one. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** Thrown when the answer is a redirect. */
export class RedirectError extends FetchError {
  override readonly name = 'RedirectError';
  readonly to: string;

  constructor(to: string, status: number) {
    super(`it redirects to ${to}: name that address`, status);
    this.to = to;
  }
}

/** Thrown without an answer, or when it breaks off. */
export class NoAnswerError extends FetchError {
  override readonly name = 'NoAnswerError';
}

/** The server to fetch from, and its limits. */
export type Source = {
  /** Without a trailing slash. */
  readonly address: string;
  readonly token: string;
  /** Former hosts, whose addresses its content may still have. */
  readonly oldHosts?: readonly string[];
  readonly fetch: typeof fetch;
  readonly patienceMs: number;
};

const NO_ENTRY = 'the answer is {status}: let BC_TOKEN be the token that is expected there';

function formatSeconds(ms: number): string {
  return `${Math.round(ms / 100) / 10} seconds`;
}

/** Messages for operators, by the system’s error code of an unreachable host. */
const UNREACHABLE: Readonly<Record<string, (host: string) => string>> = {
  ENOTFOUND: (host) => `${host} can’t be found: is the old site still there?`,
  EAI_AGAIN: (host) => `${host} can’t be looked up: is this machine connected?`,
  ECONNREFUSED: (host) => `nothing answers at ${host}: is the old site still there?`,
};

function explainFailure(error: unknown, url: string, patienceMs: number): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `no whole answer within ${formatSeconds(patienceMs)}`;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const said = UNREACHABLE[code]?.(new URL(url).host);
  return said ?? `no answer (${cause instanceof Error ? cause.message : String(cause)})`;
}

async function readBody(response: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > most) throw new FetchError(`it is longer than ${Math.floor(most / 1_024 / 1_024)} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, bytes);
}

async function fetchOnce(url: string, source: Source, most: number): Promise<Buffer> {
  try {
    const response = await source.fetch(url, {
      headers: { 'Content-Type': 'application/json', [SECURE_HEADER]: source.token },
      redirect: 'manual',
      signal: AbortSignal.timeout(source.patienceMs),
    });
    const { status } = response;
    if (status === 200) return await readBody(response, most);
    await response.body?.cancel();
    if (status === 401 || status === 403) throw new FetchError(NO_ENTRY.replace('{status}', String(status)), status);
    const to = status >= 300 && status < 400 ? response.headers.get('location') : null;
    throw to === null ? new FetchError(`the answer is ${status}`, status) : new RedirectError(to, status);
  } catch (error) {
    if (error instanceof FetchError) throw error;
    throw new NoAnswerError(explainFailure(error, url, source.patienceMs));
  }
}

/**
 * Fetches a URL within the limits of time and bytes; retries once without an answer, such as on a connection that was
 * just being closed. Doesn't follow redirects, which could lead to a server that the operator hasn't named.
 * @throws FetchError
 */
export async function fetchBounded(url: string, source: Source, most: number): Promise<Buffer> {
  try {
    return await fetchOnce(url, source, most);
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error;
    return fetchOnce(url, source, most);
  }
}

function checkDepth(json: string): void {
  if (isDeeperThan(CONTENT_DEPTH, json)) throw new FetchError('the answer lies too deep');
}

/** Fetches JSON, with a limit on its depth; output of PHP around it is skipped and passed to `onSkipped`. */
export async function fetchJson(
  url: string,
  source: Source,
  {
    most = IMPORT_LIMITS.answerBytes,
    onSkipped = () => undefined,
  }: { readonly most?: number; readonly onSkipped?: (skipped: string) => void } = {},
): Promise<unknown> {
  const body = parseJsonBody((await fetchBounded(url, source, most)).toString(), checkDepth);
  if (body === null) throw new FetchError('the answer is not JSON');
  if (body.skipped !== '') onSkipped(body.skipped);
  return body.value;
}
