import { inSpan, traceHeaders } from '@kontorwerk/runtime/tracing/spans';
import { SpanKind } from '@opentelemetry/api';
import { TIME_LIMITS, UPLOAD_LIMITS } from '../../base/limits.ts';
import { AnswerTooLong, readBounded } from '../../http/bounded-body.ts';
import { uploadCachePolicy } from '../../http/cache-policies.ts';

/** An uploaded file as the backend delivered it. */
export type Upload = {
  readonly contentType: string;
  readonly etag: string | null;
  /** The site's own `Cache-Control` for it. */
  readonly cacheControl: string;
  readonly body: Buffer;
};

/** Whether a file is of a type that pages show and that is cached; others (films, archives) are streamed through. */
function isKept(contentType: string, bytes: number | null): boolean {
  return /^(?:image|font)\/|^application\/pdf/.test(contentType) && (bytes ?? 0) <= UPLOAD_LIMITS.largestKept;
}

/** The backend's answer for a file: its content, unchanged, missing, of a type that isn't cached, or refused. */
export type FetchedUpload = Upload | 'unchanged' | 'missing' | 'not-kept' | 'refused';

/** Fetches an uploaded file from the backend. Rejects if that doesn't answer, or with a server error. */
export function fetchUpload(request: typeof fetch, url: string, etag: string | null): Promise<FetchedUpload> {
  return inSpan('GET backend', { kind: SpanKind.CLIENT, attributes: { content: 'upload' } }, async (span) => {
    const response = await request(url, {
      headers: { Accept: '*/*', ...traceHeaders(), ...(etag ? { 'If-None-Match': etag } : {}) },
      signal: AbortSignal.timeout(TIME_LIMITS.fetchingUpload),
    });
    span.setAttribute('http.response.status_code', response.status);
    return readUpload(response);
  });
}

async function readUpload(response: Response): Promise<FetchedUpload> {
  const contentType = response.headers.get('content-type') ?? '';
  const length = response.headers.get('content-length');
  const bytes = length === null ? null : Number(length);
  if (response.status === 200 && isKept(contentType, bytes)) {
    const cacheControl = uploadCachePolicy(response.headers.get('cache-control'));
    try {
      const body = await readBounded(response.body, UPLOAD_LIMITS.largestKept);
      return { contentType, etag: response.headers.get('etag'), cacheControl, body };
    } catch (error) {
      if (error instanceof AnswerTooLong) return 'not-kept';
      throw error;
    }
  }
  await response.body?.cancel();
  if (response.status === 304) return 'unchanged';
  if (response.status === 404 || response.status === 410) return 'missing';
  if (response.status >= 500) throw new Error(`answered ${response.status}`);
  return response.status === 200 ? 'not-kept' : 'refused';
}
