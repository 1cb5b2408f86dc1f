import { readFile } from 'node:fs/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  type ListObjectsV2CommandOutput,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { reasonOf } from '@kontorwerk/runtime/error-reason';
import type { Bucket } from '#cms/base/settings.ts';
import { StartError } from '#cms/base/start-error.ts';
import { type FileStore, isFolderEmpty, joinKey, type ListedFile, type OpenFile, readAll } from './file-store.ts';
import { UPLOADS } from './folders.ts';

/** Retries and timeouts. Times are in milliseconds. */
export type Patience = {
  /** The maximum number of attempts per request, with pauses between. */
  readonly attempts: number;
  /** The timeout for connecting. */
  readonly connectionMs: number;
  /** The timeout for silence in the middle of a request. The whole request may take longer on slow connections. */
  readonly silenceMs: number;
};

const PATIENCE: Patience = { attempts: 3, connectionMs: 3_000, silenceMs: 15_000 };

function clientOf({ endpoint, region, credentials, isInPath }: Bucket, patience: Partial<Patience>): S3Client {
  const { attempts, connectionMs, silenceMs } = { ...PATIENCE, ...patience };
  return new S3Client({
    region,
    forcePathStyle: isInPath,
    maxAttempts: attempts,
    // Not every store supports the checksums that Amazon's client prefers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectionMs, socketTimeout: silenceMs },
    ...(endpoint !== undefined && { endpoint }),
    ...(credentials && { credentials }),
  });
}

/** Returns null if the store has no such file. */
async function nullIfMissing<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof NoSuchKey || error instanceof NotFound) return null;
    throw error;
  }
}

function placeOf({ name, endpoint, region }: Bucket): string {
  return `the bucket ${name} at ${endpoint ?? `Amazon’s region ${region}`}`;
}

/** Creates a store whose files are the objects of a bucket. */
export function objectStore(bucket: Bucket, patience: Partial<Patience> = {}): FileStore {
  const client = clientOf(bucket, patience);
  const at = (key: string) => ({ Bucket: bucket.name, Key: key });

  async function open(key: string): Promise<OpenFile | null> {
    const found = await nullIfMissing(client.send(new GetObjectCommand(at(key))));
    if (!found?.Body) return null;
    return { size: found.ContentLength ?? 0, tag: found.ETag ?? '""', body: found.Body.transformToWebStream() };
  }

  /** Yields the content of a folder in pages of up to a thousand objects. */
  async function* pagesOf(folder: string): AsyncGenerator<ListObjectsV2CommandOutput, void> {
    const asked = { Bucket: bucket.name, Prefix: joinKey(folder, ''), Delimiter: '/' };
    for await (const page of paginateListObjectsV2({ client }, asked)) {
      // Any web server may answer with some page, which would be parsed as an empty folder.
      if (page.IsTruncated === undefined) throw new Error(`${placeOf(bucket)} answers with something else than a list`);
      yield page;
    }
  }

  async function* list(folder: string): AsyncGenerator<ListedFile, void> {
    for await (const { Contents } of pagesOf(folder))
      for (const { Key = '', LastModified } of Contents ?? []) {
        // Some programs mark a folder by an object with its name.
        const name = Key.slice(joinKey(folder, '').length);
        if (name !== '' && LastModified) yield { name, writtenAt: LastModified };
      }
  }

  async function* folders(folder: string): AsyncGenerator<string, void> {
    for await (const { CommonPrefixes } of pagesOf(folder))
      for (const { Prefix = '' } of CommonPrefixes ?? []) yield Prefix.slice(joinKey(folder, '').length, -1);
  }

  async function write(key: string, data: Uint8Array): Promise<void> {
    await client.send(new PutObjectCommand({ ...at(key), Body: data }));
  }

  return {
    place: placeOf(bucket),
    async read(key) {
      const found = await open(key);
      return found && readAll(found);
    },
    open,
    write,
    copyIn: async (path, key) => write(key, await readFile(path)),
    async copy(from, to) {
      const source = `${bucket.name}/${from.split('/').map(encodeURIComponent).join('/')}`;
      return (await nullIfMissing(client.send(new CopyObjectCommand({ ...at(to), CopySource: source })))) !== null;
    },
    has: async (key) => (await nullIfMissing(client.send(new HeadObjectCommand(at(key))))) !== null,
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    list,
    folders,
    // Folders exist only as prefixes of keys.
    removeFolder: async () => {},
    // Objects are written atomically.
    removeUnfinished: async () => {},
  };
}

/** Returns the store's reason for a refusal, with the remedy. */
function describeRefusal({ name, $metadata }: S3ServiceException, bucket: Bucket): string {
  if (name === 'NoSuchBucket') return `has no bucket “${bucket.name}”: make it, or correct S3_BUCKET`;
  if (name === 'InvalidBucketName') return `takes “${bucket.name}” for no name of a bucket: correct S3_BUCKET`;
  if ($metadata.httpStatusCode === 401 || $metadata.httpStatusCode === 403)
    return `refuses the key (${name}): correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and what this key may do`;
  return `answers with “${name}”: correct S3_ENDPOINT and S3_REGION`;
}

/**
 * Checks that a bucket exists and can be read.
 * @throws a StartError that says what to correct
 */
export async function checkBucket(bucket: Bucket, patience: Partial<Patience> = {}): Promise<void> {
  const store = `The object store ${bucket.endpoint ?? `of Amazon’s region ${bucket.region}`}`;
  try {
    await isFolderEmpty(objectStore(bucket, patience), UPLOADS);
  } catch (error) {
    if (error instanceof S3ServiceException)
      throw new StartError(`${store} ${describeRefusal(error, bucket)}.`, { cause: error });
    const why = reasonOf(error);
    throw new StartError(`${store} cannot be reached (${why}): start it, or correct S3_ENDPOINT.`, { cause: error });
  }
}
