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
import { reasonOf } from '@kontorwerk/contract/reason-of';
import type { Bucket } from '#cms/base/settings.ts';
import { StartError } from '#cms/base/start-error.ts';
import { type FileStore, isEmpty, keyIn, type ListedFile, type OpenFile, readAll } from './file-store.ts';
import { UPLOADS } from './folders.ts';

/** How patiently a store is asked. Times are in milliseconds. */
export type Patience = {
  /** How often a request is made at most, with pauses between. */
  readonly attempts: number;
  /** How long a store may take to be connected to. */
  readonly connectionMs: number;
  /** How long nothing may come or go in the middle of a request. All of it may take longer: lines are slow. */
  readonly silenceMs: number;
};

const PATIENCE: Patience = { attempts: 3, connectionMs: 3_000, silenceMs: 15_000 };

function clientOf({ endpoint, region, credentials, isInPath }: Bucket, patience: Partial<Patience>): S3Client {
  const { attempts, connectionMs, silenceMs } = { ...PATIENCE, ...patience };
  return new S3Client({
    region,
    forcePathStyle: isInPath,
    maxAttempts: attempts,
    // Not every store knows the checksums that Amazon's would like best.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectionMs, socketTimeout: silenceMs },
    ...(endpoint !== undefined && { endpoint }),
    ...(credentials && { credentials }),
  });
}

/** Null where the store says that there is no such file. */
async function ifThere<T>(asking: Promise<T>): Promise<T | null> {
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

/** Keeps files as objects of a bucket. */
export function objectStore(bucket: Bucket, patience: Partial<Patience> = {}): FileStore {
  const client = clientOf(bucket, patience);
  const at = (key: string) => ({ Bucket: bucket.name, Key: key });

  async function open(key: string): Promise<OpenFile | null> {
    const found = await ifThere(client.send(new GetObjectCommand(at(key))));
    if (!found?.Body) return null;
    return { size: found.ContentLength ?? 0, tag: found.ETag ?? '""', body: found.Body.transformToWebStream() };
  }

  /** What lies in a folder, a page of up to a thousand at a time. */
  async function* pagesOf(folder: string): AsyncGenerator<ListObjectsV2CommandOutput, void> {
    const asked = { Bucket: bucket.name, Prefix: keyIn(folder, ''), Delimiter: '/' };
    for await (const page of paginateListObjectsV2({ client }, asked)) {
      // Any web server may answer with a page, which would be a folder that is empty.
      if (page.IsTruncated === undefined) throw new Error(`${placeOf(bucket)} answers with something else than a list`);
      yield page;
    }
  }

  async function* list(folder: string): AsyncGenerator<ListedFile, void> {
    for await (const { Contents } of pagesOf(folder))
      for (const { Key = '', LastModified } of Contents ?? []) {
        // Some programs mark a folder by an object with its name.
        const name = Key.slice(keyIn(folder, '').length);
        if (name !== '' && LastModified) yield { name, writtenAt: LastModified };
      }
  }

  async function* folders(folder: string): AsyncGenerator<string, void> {
    for await (const { CommonPrefixes } of pagesOf(folder))
      for (const { Prefix = '' } of CommonPrefixes ?? []) yield Prefix.slice(keyIn(folder, '').length, -1);
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
      return (await ifThere(client.send(new CopyObjectCommand({ ...at(to), CopySource: source })))) !== null;
    },
    has: async (key) => (await ifThere(client.send(new HeadObjectCommand(at(key))))) !== null,
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    list,
    folders,
    // There is none without files in it.
    removeFolder: async () => {},
    // An object is there whole or not at all.
    removeUnfinished: async () => {},
  };
}

/** What a store that refuses says, and what helps. */
function whatHelps({ name, $metadata }: S3ServiceException, bucket: Bucket): string {
  if (name === 'NoSuchBucket') return `has no bucket “${bucket.name}”: make it, or correct S3_BUCKET`;
  if (name === 'InvalidBucketName') return `takes “${bucket.name}” for no name of a bucket: correct S3_BUCKET`;
  if ($metadata.httpStatusCode === 401 || $metadata.httpStatusCode === 403)
    return `refuses the key (${name}): correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and what this key may do`;
  return `answers with “${name}”: correct S3_ENDPOINT and S3_REGION`;
}

/**
 * Sees to it that a bucket is there and may be read.
 * @throws a StartError that says what to correct
 */
export async function checkBucket(bucket: Bucket, patience: Partial<Patience> = {}): Promise<void> {
  const store = `The object store ${bucket.endpoint ?? `of Amazon’s region ${bucket.region}`}`;
  try {
    await isEmpty(objectStore(bucket, patience), UPLOADS);
  } catch (error) {
    if (error instanceof S3ServiceException)
      throw new StartError(`${store} ${whatHelps(error, bucket)}.`, { cause: error });
    const why = reasonOf(error);
    throw new StartError(`${store} cannot be reached (${why}): start it, or correct S3_ENDPOINT.`, { cause: error });
  }
}
