import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { CACHE_BOUNDS, CONCURRENCY, MEMORY_BOUNDS, UPLOAD_LIMITS } from '../../base/limits.ts';
import { createThrottledLog, type Log, reasonOf } from '../../base/log.ts';
import { createSingleFlight } from '../../base/single-flight.ts';
import { type FinishedAnswer, finishAnswer, sizeOfAnswer } from '../../http/finished-answer.ts';
import { sendAnswer } from '../../http/response-writer.ts';
import { uploadHeaders } from '../../http/security/response-headers.ts';
import { fetchUpload, type Upload } from './upload.ts';
import { createUploadFolder } from './upload-folder.ts';

/**
 * `answered`; otherwise nothing was sent, because there is no such file, the queue is full, or it should be streamed
 * from the backend.
 */
export type UploadOutcome = 'answered' | 'missing' | 'busy' | 'pass-on';

export type Uploads = {
  /** Serves an uploaded file. A file that was requested before survives a dead backend. */
  answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<UploadOutcome>;
  /** Prefetches a file into the cache. Rejects if the backend does not answer. */
  prefetch(path: string): Promise<void>;
};

/** The queue of files to fetch is full. */
class TooManyFetches extends Error {
  override readonly name = 'TooManyFetches';
}

type CachedUpload = { readonly answer: FinishedAnswer; readonly etag: string | null };

export function createUploads({
  backendUrl,
  folder,
  fetch,
  clock,
  log,
  diskBytes = UPLOAD_LIMITS.disk,
  writes = true,
}: {
  readonly backendUrl: string;
  readonly folder: string;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: () => number;
  readonly log: Log;
  readonly diskBytes?: number;
  /** Whether this process writes the files on disk, or only reads them. */
  readonly writes?: boolean;
}): Uploads {
  const logOnce = createThrottledLog(log, 'warn', clock, UPLOAD_LIMITS.freshMs);
  const disk = createUploadFolder(folder, diskBytes);
  const memory = new LRUCache<string, CachedUpload>({
    ...CACHE_BOUNDS.uploads,
    sizeCalculation: ({ answer }) => sizeOfAnswer(answer),
  });
  /** When each file was last revalidated. */
  const checkedAt = new LRUCache<string, number>({ max: MEMORY_BOUNDS.uploads });
  /** Since when the backend has lacked a cached file. */
  const missingSince = new LRUCache<string, number>({ max: MEMORY_BOUNDS.uploads });
  /** Films and the like, which are streamed through without a second request. */
  const uncachedPaths = new LRUCache<string, true>({ max: MEMORY_BOUNDS.uploads });
  /** Until when a file counts as missing, without asking the backend again. */
  const missingUntil = new LRUCache<string, number>({ max: MEMORY_BOUNDS.missingUploads });
  const fetching = new PQueue({ concurrency: CONCURRENCY.uploads });
  const checks = createSingleFlight<CachedUpload | 'missing' | 'not-kept'>();

  async function finish({ contentType, etag, cacheControl, body }: Upload): Promise<CachedUpload> {
    const headers = ['Cache-Control', cacheControl, ...uploadHeaders(contentType)];
    return { answer: await finishAnswer({ status: 200, contentType, headers, body }), etag };
  }

  async function cacheUpload(path: string, upload: Upload): Promise<CachedUpload> {
    const cached = await finish(upload);
    if (upload.body.length <= UPLOAD_LIMITS.largestInMemory) memory.set(path, cached);
    return cached;
  }

  async function findCached(path: string): Promise<CachedUpload | null> {
    const inMemory = memory.get(path);
    if (inMemory) return inMemory;
    const onDisk = await disk.read(path);
    return onDisk && cacheUpload(path, onDisk);
  }

  /**
   * Whether a file is missing for long enough: a backend that moves, or whose disk is away, has no files for a while.
   */
  function isGone(path: string): boolean {
    const since = missingSince.get(path) ?? clock();
    missingSince.set(path, since);
    return clock() - since >= UPLOAD_LIMITS.goneAfterMs;
  }

  /** Returns whether the file is on disk now. */
  async function write(path: string, upload: Upload): Promise<boolean> {
    try {
      await disk.write(path, upload);
      return true;
    } catch (error) {
      logOnce('disk', `upload ${path} can't be kept on disk, and others may not: ${reasonOf(error)}`);
      return false;
    }
  }

  /** Revalidates with the backend. Rejects if it doesn't answer. */
  async function check(
    path: string,
    known: CachedUpload | null,
    asked: boolean,
  ): Promise<CachedUpload | 'missing' | 'not-kept'> {
    if (fetching.size >= CONCURRENCY.waitingUploads) throw new TooManyFetches('too many files are waited for');
    const fetched = await fetching.add(() => fetchUpload(fetch, `${backendUrl}${path}`, known?.etag ?? null));
    checkedAt.set(path, clock());
    if (fetched === 'missing' && known && !isGone(path)) return known;
    missingSince.delete(path);
    if (fetched === 'unchanged') return known ?? 'missing';
    if (fetched === 'refused' || fetched === 'not-kept') {
      // A refusal, or a sign-in page: neither says that the file has changed.
      if (known) throw new Error('the backend answered with something else in its place');
      if (fetched === 'not-kept') uncachedPaths.set(path, true);
      return 'not-kept';
    }
    if (fetched === 'missing') {
      missingUntil.set(path, clock() + UPLOAD_LIMITS.missingMs);
      memory.delete(path);
      if (writes) await disk.remove(path);
      return fetched;
    }
    const isOnDisk = writes && (await write(path, fetched));
    // Prefetched files are only kept on disk, and in memory only if that fails.
    return asked || !isOnDisk ? cacheUpload(path, fetched) : finish(fetched);
  }

  const checkOnce = (path: string, known: CachedUpload | null, asked = true) =>
    checks.run(path, () => check(path, known, asked));

  const outcomeOf = (error: unknown) => (error instanceof TooManyFetches ? 'busy' : 'not-kept');

  return {
    async answer(request, response, path) {
      if (uncachedPaths.has(path)) return 'pass-on';
      const kept = await findCached(path);
      if (kept && clock() - (checkedAt.get(path) ?? 0) > UPLOAD_LIMITS.freshMs) {
        checkOnce(path, kept).catch((error) => {
          // Retried only after the usual time: the backend is away, and the file is here.
          checkedAt.set(path, clock());
          logOnce('kept', `upload ${path}: ${reasonOf(error)}; the kept file is served`);
        });
      }
      if (!kept && clock() < (missingUntil.get(path) ?? 0)) return 'missing';
      const found = kept ?? (await checkOnce(path, null).catch(outcomeOf));
      if (found === 'missing' || found === 'busy') return found;
      if (found === 'not-kept') return 'pass-on';
      sendAnswer(request, response, found.answer);
      return 'answered';
    },
    async prefetch(path) {
      if (!checkedAt.has(path) && !(await disk.has(path))) await checkOnce(path, null, false);
    },
  };
}
