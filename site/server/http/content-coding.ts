import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lookup } from 'mrmime';
import { MEMORY_BOUNDS } from '../base/limits.ts';

/** The forms a body is kept in. */
export type Coding = 'identity' | 'gzip' | 'br';

const remembered = new Map<string, Coding>();

function accepts(header: string, coding: string): boolean {
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    if (name !== coding) continue;
    return !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  }
  return false;
}

/** The best form for a client, by its `Accept-Encoding` header (RFC 9110, 12.5.3). */
export function chooseCoding(header: string | undefined): Coding {
  if (header === undefined) return 'identity';
  const known = remembered.get(header);
  if (known) return known;
  const coding = accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : 'identity';
  if (remembered.size < MEMORY_BOUNDS.acceptEncodings) remembered.set(header, coding);
  return coding;
}

/**
 * `fast` is for a visitor who waits, `small` for what is sent many times, `smallest` for what is made once with the
 * build: two and a half times the work for a seventieth of the bytes.
 */
export type Effort = 'fast' | 'small' | 'smallest';

/** A body in its compressed forms. */
export type Compressed = { readonly gzip: Buffer; readonly br: Buffer };

const BROTLI_QUALITY = { fast: 5, small: 10, smallest: 11 } as const;
const GZIP_LEVEL = { fast: 6, small: 9, smallest: 9 } as const;
const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** Compresses off the main thread. */
export async function compress(body: Buffer, effort: Effort): Promise<Compressed> {
  const [gzip, br] = await Promise.all([
    gzipAsync(body, { level: GZIP_LEVEL[effort] }),
    brotliAsync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  ]);
  return { gzip, br };
}

/** The media type of a file by its name, with the coding of its characters where that isn't in the file itself. */
export function mediaType(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream';
  return /^text\/|json$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** Tells whether bodies of a media type become smaller by compressing them. */
export function isCompressible(contentType: string): boolean {
  return /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml|[a-z.+-]+\+(?:json|xml))|image\/(?:svg\+xml|x-icon|vnd\.microsoft\.icon)|font\/(?:ttf|otf))/.test(
    contentType,
  );
}
