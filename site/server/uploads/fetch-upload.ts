import { uploadCachePolicy } from '../http/cache-policies.ts';
import type { Upload } from './upload.ts';
import { isKept, LARGEST_KEPT } from './upload.ts';

/** What the backend says about a file: here it is, as you know it, gone, or nothing that is kept. */
export type FetchedUpload = Upload | 'unchanged' | 'missing' | 'not-kept';

/** Longest wait for a file, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Asks the backend for an uploaded file. Rejects when it does not answer or answers with an error of its own. */
export async function fetchUpload(request: typeof fetch, url: string, etag: string | null): Promise<FetchedUpload> {
  const response = await request(url, {
    headers: { Accept: '*/*', ...(etag ? { 'If-None-Match': etag } : {}) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const contentType = response.headers.get('content-type') ?? '';
  const length = response.headers.get('content-length');
  const bytes = length === null ? null : Number(length);
  if (response.ok && response.status !== 206 && isKept(contentType, bytes)) {
    const body = Buffer.from(await response.arrayBuffer());
    const cacheControl = uploadCachePolicy(response.headers.get('cache-control'));
    return body.length <= LARGEST_KEPT
      ? { contentType, etag: response.headers.get('etag'), cacheControl, body }
      : 'not-kept';
  }
  await response.body?.cancel();
  if (response.status === 304) return 'unchanged';
  if (response.status === 404 || response.status === 410) return 'missing';
  if (response.status >= 500) throw new Error(`answered ${response.status}`);
  return 'not-kept';
}
