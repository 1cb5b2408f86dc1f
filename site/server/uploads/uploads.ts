import type { IncomingMessage, ServerResponse } from 'node:http';
import { createBoundedStore } from '../base/bounded-store.ts';
import type { Clock } from '../base/clock.ts';
import { createQuietLog, type Log, reasonOf } from '../base/log.ts';
import { type FinishedAnswer, finishAnswer, sizeOfAnswer } from '../http/finished-answer.ts';
import { sendAnswer } from '../http/send-answer.ts';
import { uploadHeaders } from '../security/upload-headers.ts';
import { fetchUpload } from './fetch-upload.ts';
import type { Upload } from './upload.ts';
import { createUploadFolder } from './upload-folder.ts';

/** After this long a file is compared with the backend's, in milliseconds, while the kept one is served. */
const FRESH_MS = 5 * 60_000;
const DISK_BYTES = 512 * 1024 * 1024;
const MEMORY = { maxEntries: 2_000, maxBytes: 48 * 1024 * 1024 };
/** Larger files, in bytes, stay on disk only. */
const LARGEST_IN_MEMORY = 512 * 1024;
/** What is remembered of single addresses is forgotten when it became this many. */
const MEMORY_OF_PATHS = 10_000;

/** `answered`; or nothing was sent, because there is no such file, or because it should come from the backend itself. */
export type UploadOutcome = 'answered' | 'missing' | 'pass-on';

export type Uploads = {
  /** Answers with an uploaded file. A dead backend doesn't matter for a file that was ever asked for. */
  answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<UploadOutcome>;
  /** Sees to it that a file is kept before anyone asks for it. Rejects when the backend does not answer. */
  keep(path: string): Promise<void>;
};

type Held = { readonly answer: FinishedAnswer; readonly etag: string | null };

export function createUploads({
  backendUrl,
  folder,
  fetch,
  clock,
  log,
  diskBytes = DISK_BYTES,
}: {
  readonly backendUrl: string;
  readonly folder: string;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  readonly log: Log;
  readonly diskBytes?: number;
}): Uploads {
  const say = createQuietLog(log, clock, FRESH_MS);
  const disk = createUploadFolder(folder, diskBytes);
  const memory = createBoundedStore<Held>(MEMORY, (held) => sizeOfAnswer(held.answer));
  /** When each file was last compared with the backend's. */
  const checkedAt = new Map<string, number>();
  /** Films and the like, which are passed on without asking twice. */
  const notKept = new Set<string>();
  const checks = new Map<string, ReturnType<typeof check>>();

  async function hold(path: string, upload: Upload): Promise<Held> {
    const { contentType, etag, cacheControl, body } = upload;
    const headers = ['Cache-Control', cacheControl, ...uploadHeaders(contentType)];
    const held = { answer: await finishAnswer({ status: 200, contentType, headers, body }), etag };
    if (body.length <= LARGEST_IN_MEMORY) memory.set(path, held);
    return held;
  }

  async function held(path: string): Promise<Held | null> {
    const inMemory = memory.get(path);
    if (inMemory) return inMemory;
    const onDisk = await disk.read(path);
    return onDisk && hold(path, onDisk);
  }

  /** Compares with the backend. Rejects when nobody answers. */
  async function check(path: string, known: Held | null): Promise<Held | 'missing' | 'not-kept'> {
    const fetched = await fetchUpload(fetch, `${backendUrl}${path}`, known?.etag ?? null);
    if (checkedAt.size > MEMORY_OF_PATHS) checkedAt.clear();
    checkedAt.set(path, clock());
    if (fetched === 'unchanged') return known ?? 'missing';
    if (fetched === 'missing' || fetched === 'not-kept') {
      if (notKept.size > MEMORY_OF_PATHS) notKept.clear();
      if (fetched === 'not-kept') notKept.add(path);
      memory.delete(path);
      await disk.remove(path);
      return fetched;
    }
    await disk.write(path, fetched).catch((error) => log(`upload ${path} can't be kept: ${reasonOf(error)}`));
    return hold(path, fetched);
  }

  function checkOnce(path: string, known: Held | null): ReturnType<typeof check> {
    const running = checks.get(path);
    if (running) return running;
    const started = check(path, known).finally(() => checks.delete(path));
    checks.set(path, started);
    return started;
  }

  return {
    async answer(request, response, path) {
      if (notKept.has(path)) return 'pass-on';
      const kept = await held(path);
      if (kept && clock() - (checkedAt.get(path) ?? 0) > FRESH_MS) {
        checkOnce(path, kept).catch((error) => {
          // Tried again only after the usual time: the backend is away, and the file is here.
          checkedAt.set(path, clock());
          say('kept', `upload ${path}: ${reasonOf(error)}; the kept file is served`);
        });
      }
      const found = kept ?? (await checkOnce(path, null).catch(() => 'not-kept' as const));
      if (found === 'missing') return 'missing';
      if (found === 'not-kept') return 'pass-on';
      sendAnswer(request, response, found.answer);
      return 'answered';
    },
    async keep(path) {
      if (!checkedAt.has(path) && !(await disk.has(path))) await checkOnce(path, null);
    },
  };
}
