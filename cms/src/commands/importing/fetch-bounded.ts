import { SECURE_HEADER } from '@kontorwerk/contract/wire';
import { parseJsonBody } from '@kontorwerk/contract/wordpress/json-body';
import { CONTENT_DEPTH, isDeeperThan } from '@kontorwerk/contract/wordpress/json-depth';
import { IMPORT_LIMITS } from './limits.ts';

/** Why something could not be fetched, in words for whoever runs the import. */
export class NotFetched extends Error {
  override readonly name: string = 'NotFetched';
  /** Of the answer; undefined where there was none. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** The answer is that it lies elsewhere. */
export class Redirected extends NotFetched {
  override readonly name = 'Redirected';
  readonly to: string;

  constructor(to: string, status: number) {
    super(`it redirects to ${to}: name that address`, status);
    this.to = to;
  }
}

/** There was no answer, or it broke off. */
export class NoAnswer extends NotFetched {
  override readonly name = 'NoAnswer';
}

/** Where something is fetched from, and how. */
export type Source = {
  /** Without a slash at its end. */
  readonly address: string;
  readonly token: string;
  /** Hosts that it had before, whose addresses its content may name. */
  readonly oldHosts?: readonly string[];
  readonly fetch: typeof fetch;
  readonly patienceMs: number;
};

const NO_ENTRY = 'the answer is {status}: let BC_TOKEN be the token that is expected there';

function seconds(ms: number): string {
  return `${Math.round(ms / 100) / 10} seconds`;
}

/** Messages for operators, by the system’s error code of a host that can't be reached. */
const UNREACHABLE: Readonly<Record<string, (host: string) => string>> = {
  ENOTFOUND: (host) => `${host} can’t be found: is the old site still there?`,
  EAI_AGAIN: (host) => `${host} can’t be looked up: is this machine connected?`,
  ECONNREFUSED: (host) => `nothing answers at ${host}: is the old site still there?`,
};

function whyFailed(error: unknown, url: string, patienceMs: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `no whole answer within ${seconds(patienceMs)}`;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const said = UNREACHABLE[code]?.(new URL(url).host);
  return said ?? `no answer (${cause instanceof Error ? cause.message : String(cause)})`;
}

async function bytesOf(response: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > most) throw new NotFetched(`it is longer than ${Math.floor(most / 1_024 / 1_024)} MB`);
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
    if (status === 200) return await bytesOf(response, most);
    await response.body?.cancel();
    if (status === 401 || status === 403) throw new NotFetched(NO_ENTRY.replace('{status}', String(status)), status);
    const to = status >= 300 && status < 400 ? response.headers.get('location') : null;
    throw to === null ? new NotFetched(`the answer is ${status}`, status) : new Redirected(to, status);
  } catch (error) {
    if (error instanceof NotFetched) throw error;
    throw new NoAnswer(whyFailed(error, url, source.patienceMs));
  }
}

/**
 * Fetches what is at an address, whole, within its time and its bytes; where there was no answer, such as on a
 * connection that was just being closed, once more. Redirects are not followed: one that leads elsewhere would fetch what
 * nobody named.
 * @throws NotFetched
 */
export async function fetchBounded(url: string, source: Source, most: number): Promise<Buffer> {
  try {
    return await fetchOnce(url, source, most);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return fetchOnce(url, source, most);
  }
}

function checkDepth(json: string): void {
  if (isDeeperThan(CONTENT_DEPTH, json)) throw new NotFetched('the answer lies too deep');
}

/** The same as JSON, unless it lies deeper than any content; what PHP prints around it is skipped and passed to `onSkipped`. */
export async function fetchJson(
  url: string,
  source: Source,
  {
    most = IMPORT_LIMITS.answerBytes,
    onSkipped = () => undefined,
  }: { readonly most?: number; readonly onSkipped?: (skipped: string) => void } = {},
): Promise<unknown> {
  const body = parseJsonBody((await fetchBounded(url, source, most)).toString(), checkDepth);
  if (body === null) throw new NotFetched('the answer is not JSON');
  if (body.skipped !== '') onSkipped(body.skipped);
  return body.value;
}
