import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { CACHE_BOUNDS } from '../base/limits.ts';
import { type Coding, type Compressed, compress, isCompressible } from './content-coding.ts';

/** One form of an answer: its bytes, and its complete headers as `writeHead` takes them (name, value, name, …). */
export type Representation = {
  /**
   * A string has one character for each byte (`latin1`). Null for what isn't kept because hardly anybody asks for it:
   * `bodyOf` makes it of the form that is.
   */
  readonly body: string | Buffer | null;
  readonly headers: readonly string[];
  /** Those of a 304. */
  readonly headersUnchanged: readonly string[];
};

/** An answer that is complete and can be sent any number of times. */
export type FinishedAnswer = {
  readonly status: number;
  /** Names the content and its headers (a new policy must reach whoever holds old bytes); part of each form's ETag. */
  readonly hash: string;
  readonly contentType: string;
  /** What all forms have in common: everything but coding, length and ETag. */
  headers: readonly string[];
  /** What it says in `Last-Modified`; null while it says nothing. */
  lastModified: string | null;
  identity: Representation;
  /** Replaced when there was time to compress harder. */
  gzip: Representation | null;
  br: Representation | null;
};

/** Below this many bytes compressing costs more than it saves: all fits into one packet. */
const WORTH_COMPRESSING = 860;

/**
 * Up to this many bytes a body is kept as a string: Node sends it in one piece with the headers, which saves a
 * tenth of the time of a request. Above, copying it costs what that saves.
 */
const IN_ONE_PIECE = 16 * 1024;

/** What a 304 leaves out: it describes a body that isn't there. */
const OF_THE_BODY = new Set([
  'Content-Type',
  'Content-Length',
  'Content-Encoding',
  'Content-Security-Policy',
  'Last-Modified',
]);

/** A 304 renews the stored answer's headers, so the policy that belongs to the stored bytes stays with them. */
function withoutBody(headers: readonly string[]): string[] {
  return headers.filter((_text, at) => !OF_THE_BODY.has(headers[at - (at % 2)] ?? ''));
}

/** The tags are weak because a form may be compressed anew, to other bytes with the same content. */
function represent(headers: readonly string[], hash: string, coding: Coding, body: Buffer): Representation {
  const suffix = coding === 'identity' ? '' : `-${coding}`;
  const all = [...headers, 'ETag', `W/"${hash}${suffix}"`, 'Content-Length', String(body.length)];
  if (coding !== 'identity') all.push('Content-Encoding', coding);
  return {
    body: body.length <= IN_ONE_PIECE ? body.toString('latin1') : body,
    headers: all,
    headersUnchanged: withoutBody(all),
  };
}

/**
 * Makes an answer ready to be sent, compressed fast where it wasn't compressed before. `headers` are names and values
 * in turn.
 */
export async function finishAnswer(answer: {
  readonly status: number;
  readonly contentType: string;
  readonly headers: readonly string[];
  readonly body: Buffer;
  readonly compressed?: Compressed;
  /** What else of a request it depends on than the coding that is accepted. */
  readonly vary?: readonly string[];
}): Promise<FinishedAnswer> {
  const { status, contentType, body } = answer;
  const worthIt = isCompressible(contentType) && body.length >= WORTH_COMPRESSING;
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
    // It would be most of what an answer takes, for the few who ask without any coding.
    identity: forms ? { ...identity, body: null } : identity,
    gzip: forms && represent(headers, hash, 'gzip', forms.gzip),
    br: forms && represent(headers, hash, 'br', forms.br),
  };
}

/** Has a finished answer say from now on when it last changed: a whole second, in milliseconds since 1970. */
export function tellLastModified(answer: FinishedAnswer, at: number): void {
  const date = new Date(at).toUTCString();
  const more = ['Last-Modified', date];
  const telling = <F extends Representation | null>(form: F) => form && { ...form, headers: form.headers.concat(more) };
  answer.lastModified = date;
  answer.headers = answer.headers.concat(more);
  answer.identity = telling(answer.identity);
  answer.gzip = telling(answer.gzip);
  answer.br = telling(answer.br);
}

/** Compresses a finished answer once more, to be sent many times, and puts in place what became smaller by it. */
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

/** Bodies as they were last made of their compressed forms, by the hashes of their answers. */
const unpacked = new LRUCache<string, Buffer>({ ...CACHE_BOUNDS.unpacked, sizeCalculation: ({ length }) => length });

/** The bytes of one of an answer's forms. */
export function bodyOf({ gzip, hash }: FinishedAnswer, form: Representation): string | Buffer {
  if (form.body !== null) return form.body;
  if (gzip === null) return '';
  const known = unpacked.get(hash);
  if (known !== undefined) return known;
  const body = unpack(gzip);
  unpacked.set(hash, body);
  return body;
}

/** What an answer takes of the memory, in bytes; at least 1, for `lru-cache` takes nothing that has no size. */
export function sizeOfAnswer({ identity, gzip, br }: FinishedAnswer): number {
  return Math.max(1, lengthOf(identity) + lengthOf(gzip) + lengthOf(br));
}
