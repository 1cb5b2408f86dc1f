import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import * as v from 'valibot';
import { StartError } from '#cms/base/start-error.ts';
import type { FileStore } from '#cms/storage/files/file-store.ts';
import { DATABASE, isPartKey } from './part-keys.ts';
import { NotOpened, type Seal } from './sealing.ts';

/** Stands at the top of a backup once it is whole; readable without its key. */
export const HEAD = 'backup.json';
/** Every part of a backup: a line of JSON each. */
export const CONTENTS = 'contents.jsonl';
const [FORMAT, VERSION] = ['kontorwerk-backup', 1];

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

const head = v.object({
  format: v.literal(FORMAT),
  version: v.number(),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Which installation it is of; the first backups didn't say. */
  publicUrl: v.optional(v.string()),
  database: v.picklist(['sqlite', 'postgres']),
  isEncrypted: v.boolean(),
  /** Of the secret that sessions are signed with, where the backup hasn't got it. */
  secretDigest: v.nullable(v.string()),
  parts: v.number(),
  /** Of all parts, as they were. */
  bytes: v.number(),
});
const part = v.object({
  key: v.pipe(v.string(), v.check(isPartKey)),
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  sha256: v.string(),
});

/** What a backup says of itself. */
export type Head = v.InferOutput<typeof head>;
/** A file of the installation, or a piece of its database: its key, its size in bytes, and what it has to be. */
export type Part = v.InferOutput<typeof part>;

/** How many bytes the list of a backup's parts may have: that of a million has fewer. */
const CONTENTS_BYTES = 256 * 1024 * 1024;

/** What is told of a backup's size while it is made or read. */
export type Progress = (part: Part) => void;

function digest(data: Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

/** What shrinks is kept shrunk: pictures and resumes don't. */
const isShrunk = (key: string) => key.startsWith(`${DATABASE}/`) || key === CONTENTS;

/** Writes a backup, part by part. It is none before `end`. */
export class ArchiveWriter {
  readonly #parts: Part[] = [];
  readonly #place: FileStore;
  readonly #seal: Seal;
  readonly #progress: Progress;

  constructor(place: FileStore, seal: Seal, progress: Progress) {
    this.#place = place;
    this.#seal = seal;
    this.#progress = progress;
  }

  async #write(key: string, data: Uint8Array): Promise<void> {
    await this.#place.write(key, await this.#seal(isShrunk(key) ? await compress(data) : data));
  }

  async add(key: string, data: Uint8Array): Promise<void> {
    const added = { key, size: data.length, sha256: digest(data) };
    await this.#write(key, data);
    this.#parts.push(added);
    this.#progress(added);
  }

  async end(told: Pick<Head, 'publicUrl' | 'database' | 'isEncrypted' | 'secretDigest'>): Promise<Head> {
    const lines = this.#parts.map((each) => `${JSON.stringify(each)}\n`).join('');
    await this.#write(CONTENTS, Buffer.from(lines));
    const bytes = this.#parts.reduce((sum, { size }) => sum + size, 0);
    const madeAt = new Date().toISOString();
    const whole: Head = { format: FORMAT, version: VERSION, madeAt, ...told, parts: this.#parts.length, bytes };
    await this.#place.write(HEAD, Buffer.from(`${JSON.stringify(whole, null, 2)}\n`));
    return whole;
  }
}

/** What a backup says of itself. @throws a StartError where there is none that this version can read */
export async function readHead(place: FileStore): Promise<Head> {
  const bytes = await place.read(HEAD);
  if (!bytes) throw new StartError(`There is no whole backup in ${place.place}: it has no ${HEAD}.`);
  let found: unknown;
  try {
    found = JSON.parse(bytes.toString());
  } catch {
    found = undefined;
  }
  const read = v.safeParse(head, found);
  if (!read.success) throw new StartError(`What ${HEAD} in ${place.place} says can’t be read: it is damaged.`);
  if (read.output.version > VERSION)
    throw new StartError('The backup was made by a newer version: restore it with that one.');
  return read.output;
}

/** Reads the parts of a backup. Each is what it was, or nothing is read. */
export class ArchiveReader {
  readonly #place: FileStore;
  readonly #unseal: Seal;
  readonly #progress: Progress;

  constructor(place: FileStore, unseal: Seal, progress: Progress) {
    this.#place = place;
    this.#unseal = unseal;
    this.#progress = progress;
  }

  /** @param size how many bytes it may have at most once it is no longer shrunk: a few can stand for any number */
  async #read(key: string, size: number): Promise<Uint8Array> {
    const bytes = await this.#place.read(key);
    if (!bytes) throw new StartError(`${key} is missing in ${this.#place.place}: the backup is not whole.`);
    try {
      const open = await this.#unseal(bytes);
      return isShrunk(key) ? await decompress(open, { maxOutputLength: Math.max(1, size) }) : open;
    } catch (error) {
      if (error instanceof NotOpened) throw this.#notOpened(key, error);
      throw new StartError(`${key} in ${this.#place.place} is damaged.`, { cause: error });
    }
  }

  /** The list of parts is opened first: a key that opens it is the right one, and the part is at fault. */
  #notOpened(key: string, cause: NotOpened): StartError {
    const line =
      key === CONTENTS
        ? `BACKUP_KEY does not open this backup: set the key that it was made with. If this is that key, ${key} in ${this.#place.place} is damaged.`
        : `${key} in ${this.#place.place} is damaged, or was encrypted with another key than the rest.`;
    return new StartError(line, { cause });
  }

  /** All parts, in the order in which they were added. @throws a StartError where they aren't those of the backup */
  async contents(told: Pick<Head, 'parts' | 'bytes'>): Promise<readonly Part[]> {
    const text = Buffer.from(await this.#read(CONTENTS, CONTENTS_BYTES)).toString();
    const parts: Part[] = [];
    try {
      for (const line of text.split('\n').filter(Boolean)) parts.push(v.parse(part, JSON.parse(line)));
    } catch (error) {
      const number = parts.length + 1;
      throw new StartError(
        `${CONTENTS} in ${this.#place.place} is damaged: its line ${number} is no part of a backup.`,
        {
          cause: error,
        },
      );
    }
    const bytes = parts.reduce((sum, { size }) => sum + size, 0);
    const keys = new Set(parts.map(({ key }) => key));
    if (keys.size !== told.parts || parts.length !== told.parts || bytes !== told.bytes)
      throw new StartError(`${CONTENTS} in ${this.#place.place} is damaged: it has other parts than ${HEAD} says.`);
    return parts;
  }

  /** @throws a StartError where it is missing, or isn't what it was */
  async read(read: Part): Promise<Uint8Array> {
    const { key, size, sha256 } = read;
    const data = await this.#read(key, size);
    if (data.length !== size || digest(data) !== sha256)
      throw new StartError(`${key} in ${this.#place.place} is damaged: its bytes are others.`);
    this.#progress(read);
    return data;
  }
}
