import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { BackgroundQueue } from '../base/background-queue.ts';
import { CACHE_POLICIES } from '../http/cache-policies.ts';
import { type Compressed, mediaType } from '../http/content-negotiation.ts';
import { compressHarder, type FinishedAnswer, finishAnswer } from '../http/finished-answer.ts';
import { sendAnswer } from '../http/response-writer.ts';
import { listFiles } from './assets-archive.ts';

/** Serves a file, or calls `next`. Vite's middlewares have the same shape. */
export type StaticFiles = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** The folder of files whose names carry a hash. */
export const ASSETS = '/assets/';

type KnownFile = { readonly file: string; readonly cacheControl: string; answer: Promise<FinishedAnswer> | null };

/** The compressed versions that the build puts beside a file. */
const COMPRESSED = /\.(?:br|gz)$/;

/** Returns the compressed versions that the build made of a file, if any. */
async function compressedForms(file: string): Promise<Compressed | undefined> {
  try {
    const [br, gzip] = await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`)]);
    return { br, gzip };
  } catch {
    return undefined;
  }
}

async function knownFiles(
  client: string,
  archive: { readonly folder: string; readonly names: readonly string[] },
): Promise<Map<string, KnownFile>> {
  const files = new Map<string, KnownFile>();
  function add(address: string, file: string): void {
    if (COMPRESSED.test(file)) return;
    const cacheControl = address.startsWith(ASSETS) ? CACHE_POLICIES.immutable : CACHE_POLICIES.publicFile;
    files.set(address, { file, cacheControl, answer: null });
  }
  for (const name of archive.names) add(`${ASSETS}${name}`, path.join(archive.folder, name));
  for (const name of await listFiles(client)) add(`/${name}`, path.join(client, name));
  return files;
}

/**
 * Serves the built client: every file is known from the start, is read on first request and stays in memory, compressed
 * by the build, or else fast at first and better soon after. No other path can reach a file.
 */
export async function createStaticFiles({
  client,
  archive,
  headers,
  background,
}: {
  /** The folder of the built client. */
  readonly client: string;
  readonly archive: { readonly folder: string; readonly names: readonly string[] };
  /** Sent with every file, as names and values in turn. */
  readonly headers: readonly string[];
  readonly background: BackgroundQueue;
}): Promise<StaticFiles> {
  const known = await knownFiles(client, archive);

  async function load({ file, cacheControl }: KnownFile): Promise<FinishedAnswer> {
    const compressed = await compressedForms(file);
    const answer = await finishAnswer({
      status: 200,
      contentType: mediaType(file),
      headers: [...headers, 'Cache-Control', cacheControl],
      body: await readFile(file),
      compressed,
    });
    if (!compressed) background.add(() => compressHarder(answer));
    return answer;
  }

  return (request, response, next) => {
    const url = request.url ?? '';
    const mark = url.indexOf('?');
    const found = known.get(mark === -1 ? url : url.slice(0, mark));
    if (!found || (request.method !== 'GET' && request.method !== 'HEAD')) {
      next();
      return;
    }
    found.answer ??= load(found);
    found.answer
      .then((answer) => sendAnswer(request, response, answer))
      .catch((error) => {
        found.answer = null;
        next(error);
      });
  };
}
