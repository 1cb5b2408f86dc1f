import { createHash, createHmac } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import * as v from 'valibot';
import { StartError } from '#cms/base/start-error.ts';
import type { FileStore } from '#cms/storage/files/file-store.ts';
import { DATABASE, isPartKey } from './part-keys.ts';
import { type Seal, WrongKeyError } from './sealing.ts';

/** Written last, so that only complete backups have it; readable without the key. */
export const HEAD_FILE = 'backup.json';
/** The list of a backup's parts, as lines of JSON. */
export const CONTENTS_FILE = 'contents.jsonl';
/** The list of the files that an incomplete backup lacks, since they were missing when it was made. */
export const MISSING_FILE = 'missing.jsonl';
const LISTS: readonly string[] = [CONTENTS_FILE, MISSING_FILE];
/** A backup's own files, beside its parts. */
export const OWN_FILES: readonly string[] = [HEAD_FILE, ...LISTS];
const [FORMAT, VERSION] = ['kontorwerk-backup', 1];

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

const headSchema = v.object({
  format: v.literal(FORMAT),
  version: v.number(),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The installation; missing in the first backups. */
  publicUrl: v.optional(v.string()),
  database: v.picklist(['sqlite', 'postgres']),
  isEncrypted: v.boolean(),
  /** The digest of the secret that signs sessions, where the backup doesn't contain it. */
  secretDigest: v.nullable(v.string()),
  parts: v.number(),
  /** The size of all parts, uncompressed. */
  bytes: v.number(),
  /** How many files of documents were missing; with any, the backup is incomplete. */
  missing: v.optional(v.number(), 0),
});
const missingSchema = v.pipe(v.string(), v.parseJson(), v.string(), v.check(isPartKey));
const partSchema = v.object({
  key: v.pipe(v.string(), v.check(isPartKey)),
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  sha256: v.string(),
});

/** A backup's description. */
export type Head = v.InferOutput<typeof headSchema>;
/** A file of the installation, or a piece of its database: key, size in bytes, and digest. */
export type Part = v.InferOutput<typeof partSchema>;

/** The limit of each list, in bytes: a million parts need less. */
const CONTENTS_BYTES = 256 * 1024 * 1024;

/** Called for each part while a backup is made or read. */
export type OnPart = (part: Part) => void;

function computeDigest(data: Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

function formatLines(all: readonly unknown[]): Buffer {
  return Buffer.from(all.map((each) => `${JSON.stringify(each)}\n`).join(''));
}

/** Whether a part is compressed: pictures and resumes wouldn't shrink. */
const isCompressed = (key: string) => key.startsWith(`${DATABASE}/`) || LISTS.includes(key);

/** Writes a backup, part by part; it is incomplete before `end`. */
export class ArchiveWriter {
  readonly #parts: Part[] = [];
  readonly #place: FileStore;
  readonly #seal: Seal;
  readonly #progress: OnPart;
  readonly #signal: AbortSignal | undefined;

  /** @param signal makes all further writes fail with its reason */
  constructor(place: FileStore, seal: Seal, progress: OnPart, signal?: AbortSignal) {
    this.#place = place;
    this.#seal = seal;
    this.#progress = progress;
    this.#signal = signal;
  }

  async #write(key: string, data: Uint8Array): Promise<void> {
    this.#signal?.throwIfAborted();
    await this.#place.write(key, await this.#seal(isCompressed(key) ? await compress(data) : data));
  }

  async add(key: string, data: Uint8Array): Promise<void> {
    const added = { key, size: data.length, sha256: computeDigest(data) };
    await this.#write(key, data);
    this.#parts.push(added);
    this.#progress(added);
  }

  /** Returns the keys of all parts so far. */
  keys(): ReadonlySet<string> {
    return new Set(this.#parts.map(({ key }) => key));
  }

  /** @param missing the keys of documents' files that were missing */
  async end(
    installation: Pick<Head, 'publicUrl' | 'database' | 'isEncrypted' | 'secretDigest'>,
    missing: readonly string[],
  ): Promise<Head> {
    if (missing.length > 0) await this.#write(MISSING_FILE, formatLines(missing));
    await this.#write(CONTENTS_FILE, formatLines(this.#parts));
    const bytes = this.#parts.reduce((sum, { size }) => sum + size, 0);
    const madeAt = new Date().toISOString();
    this.#signal?.throwIfAborted();
    const counts = { parts: this.#parts.length, bytes, missing: missing.length };
    const head: Head = { format: FORMAT, version: VERSION, madeAt, ...installation, ...counts };
    await this.#place.write(HEAD_FILE, Buffer.from(`${JSON.stringify(head, null, 2)}\n`));
    return head;
  }
}

/** Reads a backup's description. @throws a StartError where there is none that this version can read */
export async function readHead(place: FileStore): Promise<Head> {
  const bytes = await place.read(HEAD_FILE);
  if (!bytes) throw new StartError(`There is no whole backup in ${place.place}: it has no ${HEAD_FILE}.`);
  let found: unknown;
  try {
    found = JSON.parse(bytes.toString());
  } catch {
    found = undefined;
  }
  const read = v.safeParse(headSchema, found);
  if (!read.success) throw new StartError(`What ${HEAD_FILE} in ${place.place} says can’t be read: it is damaged.`);
  if (read.output.version > VERSION)
    throw new StartError('The backup was made by a newer version: restore it with that one.');
  return read.output;
}

/** Reads the parts of a backup, and refuses those that differ from their digest. */
export class ArchiveReader {
  readonly #place: FileStore;
  readonly #unseal: Seal;
  readonly #progress: OnPart;

  constructor(place: FileStore, unseal: Seal, progress: OnPart) {
    this.#place = place;
    this.#unseal = unseal;
    this.#progress = progress;
  }

  /**
   * Reads and decompresses a file.
   *
   * @param size its limit in bytes after decompression: a few bytes may expand to any number
   */
  async #read(key: string, size: number): Promise<Uint8Array> {
    const bytes = await this.#place.read(key);
    if (!bytes) throw new StartError(`${key} is missing in ${this.#place.place}: the backup is not whole.`);
    try {
      const open = await this.#unseal(bytes);
      return isCompressed(key) ? await decompress(open, { maxOutputLength: Math.max(1, size) }) : open;
    } catch (error) {
      if (error instanceof WrongKeyError) throw this.#notOpened(key, error);
      throw new StartError(`${key} in ${this.#place.place} is damaged.`, { cause: error });
    }
  }

  /** The list of parts is opened first: if the key opened that, it is right, and this part is damaged. */
  #notOpened(key: string, cause: WrongKeyError): StartError {
    const line =
      key === CONTENTS_FILE
        ? `BACKUP_KEY does not open this backup: set the key that it was made with. If this is that key, ${key} in ${this.#place.place} is damaged.`
        : `${key} in ${this.#place.place} is damaged, or was encrypted with another key than the rest.`;
    return new StartError(line, { cause });
  }

  /**
   * Reads the list of all parts, in the order of adding. @throws a StartError where it doesn't match the description
   */
  async contents(head: Pick<Head, 'parts' | 'bytes'>): Promise<readonly Part[]> {
    const text = Buffer.from(await this.#read(CONTENTS_FILE, CONTENTS_BYTES)).toString();
    const parts: Part[] = [];
    try {
      for (const line of text.split('\n').filter(Boolean)) parts.push(v.parse(partSchema, JSON.parse(line)));
    } catch (error) {
      const number = parts.length + 1;
      throw new StartError(
        `${CONTENTS_FILE} in ${this.#place.place} is damaged: its line ${number} is no part of a backup.`,
        {
          cause: error,
        },
      );
    }
    const bytes = parts.reduce((sum, { size }) => sum + size, 0);
    const keys = new Set(parts.map(({ key }) => key));
    if (keys.size !== head.parts || parts.length !== head.parts || bytes !== head.bytes)
      throw new StartError(
        `${CONTENTS_FILE} in ${this.#place.place} is damaged: it has other parts than ${HEAD_FILE} says.`,
      );
    return parts;
  }

  /** Reads the keys of the files that an incomplete backup lacks. @throws a StartError where their list is damaged */
  async missing({ missing }: Pick<Head, 'missing'>): Promise<readonly string[]> {
    if (missing === 0) return [];
    const text = Buffer.from(await this.#read(MISSING_FILE, CONTENTS_BYTES)).toString();
    const read = v.safeParse(v.array(missingSchema), text.split('\n').filter(Boolean));
    if (read.success && read.output.length === missing) return read.output;
    throw new StartError(`${MISSING_FILE} in ${this.#place.place} is damaged.`);
  }

  /** Reads a part. @throws a StartError where it is missing or damaged */
  async read(read: Part): Promise<Uint8Array> {
    const { key, size, sha256 } = read;
    const data = await this.#read(key, size);
    if (data.length !== size || computeDigest(data) !== sha256)
      throw new StartError(`${key} in ${this.#place.place} is damaged: its bytes are others.`);
    this.#progress(read);
    return data;
  }
}

/** Returns a digest that identifies a secret without revealing it. */
export function digestSecret(secret: string): string {
  return createHmac('sha256', secret).update('kontorwerk backup').digest('hex').slice(0, 16);
}
