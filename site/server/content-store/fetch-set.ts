import { SECURE_HEADER } from '@kontorwerk/contract/wire';
import { UnreadableAnswer } from './read-content.ts';

/** Where the backend is and how it is asked. */
export type Backend = {
  readonly fetch: typeof fetch;
  readonly backendUrl: string;
  readonly token: string;
  /** How long an answer may take, in milliseconds. */
  readonly timeoutMs: number;
};

/** The backend answered, with an error. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly status: number;

  constructor(status: number, statusText: string) {
    super(`the content backend answered ${status} ${statusText}`.trim());
    this.status = status;
  }
}

export type FetchedSet = { readonly body: unknown; readonly etag: string | null } | 'unchanged';

/** The request headers of the contract (§7). */
export function backendHeaders(backend: Backend): Record<string, string> {
  return { Accept: 'application/json', 'Content-Type': 'application/json', [SECURE_HEADER]: backend.token };
}

/**
 * Asks the backend for one path once. With an ETag the answer may be `unchanged`. Rejects when there is no
 * answer in time, an error, or something that isn't JSON.
 */
export async function fetchSet(backend: Backend, path: string, etag: string | null): Promise<FetchedSet> {
  const response = await backend.fetch(`${backend.backendUrl}${path}`, {
    headers: { ...backendHeaders(backend), ...(etag ? { 'If-None-Match': etag } : {}) },
    signal: AbortSignal.timeout(backend.timeoutMs),
  });
  if (response.status === 304 && etag) {
    await response.body?.cancel();
    return 'unchanged';
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new BackendError(response.status, response.statusText);
  }
  const text = await response.text();
  try {
    return { body: JSON.parse(text), etag: response.headers.get('etag') };
  } catch {
    throw new UnreadableAnswer('the answer is not JSON');
  }
}
