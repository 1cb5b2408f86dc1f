import { createHash } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { APPLICATION_PATH, CONTACT_PATH } from '@kontorwerk/contract/wire';
import * as v from 'valibot';

/*
 * Format of a submission file: a line of JSON metadata, padded to a fixed length, then the body as it arrived. So the
 * body is written while it arrives, and what is only known at its end is put in front without copying.
 */

/** The length of the first line, in bytes. */
const HEAD_BYTES = 1_024;

const headSchema = v.object({
  version: v.literal(1),
  /** The endpoint that it was sent to (§7). */
  path: v.picklist([CONTACT_PATH, APPLICATION_PATH]),
  /** The language of the answer. */
  language: v.picklist(LANGUAGES),
  /** When it was complete, an ISO time. */
  received_at: v.string(),
  /** The idempotency key for the backend, unless the body has one. */
  idempotency_key: v.string(),
  /** The visitor's address, for the backend. */
  client_address: v.string(),
  /** The body's length. */
  bytes: v.number(),
  /** The body's hash, in hexadecimal digits. */
  sha256: v.string(),
});
export type SubmissionHead = v.InferOutput<typeof headSchema>;

/** A submission in a file. */
export type SubmissionFile = { readonly file: string; readonly head: SubmissionHead };

/** The file differs from what was written: truncated, overwritten, of another version. */
export class DamagedSubmission extends Error {
  override readonly name = 'DamagedSubmission';
}

/** Creates a file for an arriving body, readable only by this user. */
export function createSubmissionFile(file: string): Promise<FileHandle> {
  return open(file, 'wx', 0o600);
}

/** Returns the position in the file of the body's byte at an offset. */
export function positionOfBody(offset: number): number {
  return HEAD_BYTES + offset;
}

/** Writes the first line of a file whose body is complete, and flushes all to the disk. */
export async function completeSubmissionFile({ file, head }: SubmissionFile): Promise<void> {
  const line = Buffer.alloc(HEAD_BYTES, ' ');
  const text = Buffer.from(JSON.stringify(head));
  if (text.length >= HEAD_BYTES) throw new Error('what is said of a submission is too long');
  text.copy(line);
  line[HEAD_BYTES - 1] = '\n'.charCodeAt(0);
  const handle = await open(file, 'r+');
  try {
    await handle.write(line, 0, HEAD_BYTES, 0);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Streams the body. */
export function streamBody(file: string): ReadStream {
  return createReadStream(file, { start: HEAD_BYTES });
}

async function readHead(file: string): Promise<SubmissionHead> {
  const line = Buffer.alloc(HEAD_BYTES);
  const handle = await open(file);
  try {
    await handle.read(line, 0, HEAD_BYTES, 0);
  } finally {
    await handle.close();
  }
  try {
    return v.parse(headSchema, JSON.parse(line.toString()));
  } catch {
    throw new DamagedSubmission('the first line can’t be read');
  }
}

/** Reads the metadata of a complete file, and verifies its body. Throws `DamagedSubmission` if they differ. */
export async function readSubmissionFile(file: string): Promise<SubmissionFile> {
  const head = await readHead(file);
  const { size } = await stat(file);
  if (size !== positionOfBody(head.bytes)) throw new DamagedSubmission('the length differs');
  const hash = createHash('sha256');
  for await (const chunk of streamBody(file)) hash.update(chunk);
  if (hash.digest('hex') !== head.sha256) throw new DamagedSubmission('the content differs');
  return { file, head };
}
