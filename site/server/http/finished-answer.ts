import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { CACHE_BOUNDS } from '../base/limits.ts';
import { type Coding, type Compressed, compress, isCompressible } from './content-negotiation.ts';

/** One encoding of an answer: its bytes, and its complete headers as `writeHead` takes them (name, value, name, …). */
export type Representation = {
  /**
   * A string has one character per byte (`latin1`). Null for an encoding that is rarely requested and not kept:
   * `bodyOf` restores it from another one.
   */
  readonly body: string | Buffer | null;
  readonly headers: readonly string[];
  /** The headers of a 304. */
  readonly headersUnchanged: readonly string[];
};

/** A complete answer that can be sent any number of times. */
export type FinishedAnswer = {
  readonly status: number;
  /**
   * Identifies the content and its headers (a new policy must reach clients that hold old bytes); part of each
   * encoding's ETag.
   */
  readonly hash: string;
  readonly contentType: string;
  /** The headers that all encodings share: all but encoding, length and ETag. */
  headers: readonly string[];
  /** Its `Last-Modified`; null until it has one. */
  lastModified: string | null;
  identity: Representation;
  /** Replaced once there was time for stronger compression. */
  gzip: Representation | null;
  br: Representation | null;
};

/** Below this many bytes compression costs more than it saves: all fits into one packet. */
const MIN_COMPRESSED_BYTES = 860;

/**
 * Up to this many bytes a body is kept as a string: Node sends it in one write with the headers, which saves a tenth of
 * the time of a request. Above, copying costs as much.
 */
const MAX_STRING_BYTES = 16 * 1024;

/**
 * Headers that a 304 omits, as they describe the body. It renews the stored answer's headers, so the stored bytes must
 * keep the policy that belongs to them.
 */
const BODY_HEADERS = new Set([
  'Content-Type',
  'Content-Length',
  'Content-Encoding',
  'Content-Security-Policy',
  'Last-Modified',
]);

function withoutBody(headers: readonly string[]): string[] {
  return headers.filter((_text, at) => !BODY_HEADERS.has(headers[at - (at % 2)] ?? ''));
}

/** Builds one encoding. Its ETag is weak, as stronger compression later yields other bytes for the same content. */
function represent(headers: readonly string[], hash: string, coding: Coding, body: Buffer): Representation {
  const suffix = coding === 'identity' ? '' : `-${coding}`;
  const all = [...headers, 'ETag', `W/"${hash}${suffix}"`, 'Content-Length', String(body.length)];
  if (coding !== 'identity') all.push('Content-Encoding', coding);
  return {
    body: body.length <= MAX_STRING_BYTES ? body.toString('latin1') : body,
    headers: all,
    headersUnchanged: withoutBody(all),
  };
}

/**
 * Makes an answer ready to be sent; compresses it fast unless it comes compressed. `headers` alternates names and
 * values.
 */
export async function finishAnswer(answer: {
  readonly status: number;
  readonly contentType: string;
  readonly headers: readonly string[];
  readonly body: Buffer;
  readonly compressed?: Compressed;
  /** Request headers that it depends on, besides `Accept-Encoding`. */
  readonly vary?: readonly string[];
}): Promise<FinishedAnswer> {
  const { status, contentType, body } = answer;
  const worthIt = isCompressible(contentType) && body.length >= MIN_COMPRESSED_BYTES;
  const forms = answer.compressed ?? (worthIt ? await compress(body, 'fast') : null);
  const vary = [...(answer.vary ?? []), ...(forms ? ['Accept-Encoding'] : [])];
  const headers = [
    'Content-Type',
    contentType,
    ...answer.headers,
    ...(vary.length > 0 ? ['Vary', vary.join(', ')] : []),
  ];
  const hash = createHash('sha256').update(headers.join('\n')).update(body).digest('base64url').slice(0, 22);
  const identity = represent(headers, hash, 'identity', body);
  return {
    status,
    hash,
    contentType,
    headers,
    lastModified: null,
    // It would take most of an answer's memory, for the few clients that accept no compression.
    identity: forms ? { ...identity, body: null } : identity,
    gzip: forms && represent(headers, hash, 'gzip', forms.gzip),
    br: forms && represent(headers, hash, 'br', forms.br),
  };
}

/** Adds `Last-Modified` to a finished answer: a whole second, in milliseconds since 1970. */
export function setLastModified(answer: FinishedAnswer, at: number): void {
  const date = new Date(at).toUTCString();
  const more = ['Last-Modified', date];
  const telling = <F extends Representation | null>(form: F) => form && { ...form, headers: form.headers.concat(more) };
  answer.lastModified = date;
  answer.headers = answer.headers.concat(more);
  answer.identity = telling(answer.identity);
  answer.gzip = telling(answer.gzip);
  answer.br = telling(answer.br);
}

/** Recompresses a finished answer that is sent often, and keeps the encodings that became smaller. */
export async function compressHarder(answer: FinishedAnswer): Promise<void> {
  const { hash, gzip, br } = answer;
  if (gzip === null || br === null) return;
  const forms = await compress(unpack(gzip), 'small');
  const { headers } = answer;
  if (forms.br.length < lengthOf(br)) answer.br = represent(headers, hash, 'br', forms.br);
  if (forms.gzip.length < lengthOf(gzip)) answer.gzip = represent(headers, hash, 'gzip', forms.gzip);
}

function bytesOf(body: string | Buffer): Buffer {
  return typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
}

function lengthOf(form: Representation | null): number {
  return form?.body?.length ?? 0;
}

function unpack({ body }: Representation): Buffer {
  return gunzipSync(bytesOf(body ?? ''));
}

/** Decompressed bodies, by the hashes of their answers. */
const unpacked = new LRUCache<string, Buffer>({ ...CACHE_BOUNDS.unpacked, sizeCalculation: ({ length }) => length });

/** Returns the bytes of one of an answer's encodings. */
export function bodyOf({ gzip, hash }: FinishedAnswer, form: Representation): string | Buffer {
  if (form.body !== null) return form.body;
  if (gzip === null) return '';
  const known = unpacked.get(hash);
  if (known !== undefined) return known;
  const body = unpack(gzip);
  unpacked.set(hash, body);
  return body;
}

/** Returns an answer's size in memory, in bytes; at least 1, as `lru-cache` rejects a size of 0. */
export function sizeOfAnswer({ identity, gzip, br }: FinishedAnswer): number {
  return Math.max(1, lengthOf(identity) + lengthOf(gzip) + lengthOf(br));
}
