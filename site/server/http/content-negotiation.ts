import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lookup } from 'mrmime';
import Negotiator from 'negotiator';
import { MEMORY_BOUNDS } from '../base/limits.ts';

/** The encodings in which a body is cached. */
export type Coding = 'identity' | 'gzip' | 'br';

const memo = new Map<string, Coding>();

/** Returns the weight of an encoding in an `Accept-Encoding` header; 0 if the header doesn't name it. */
function weightOf(header: string, coding: Coding): number {
  for (const part of header.split(',')) {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    if (name !== coding) continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    // An invalid weight counts as absent.
    return weight === undefined || !/^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? 1 : Number(weight.slice(2));
  }
  return 0;
}

/** In the order of our preference: among equal weights the first wins. */
const CODINGS: readonly Coding[] = ['br', 'gzip', 'identity'];

function choosePreferred(header: string): Coding {
  const [best] = CODINGS.map((coding) => ({ coding, weight: weightOf(header, coding) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return best?.coding ?? 'identity';
}

/** Returns the encoding with the highest weight in a client's `Accept-Encoding` header (RFC 9110, 12.5.3). */
export function chooseCoding(header: string | undefined): Coding {
  if (header === undefined) return 'identity';
  const known = memo.get(header);
  if (known) return known;
  const coding = choosePreferred(header);
  if (memo.size < MEMORY_BOUNDS.acceptEncodings) memo.set(header, coding);
  return coding;
}

/**
 * `fast` for a waiting visitor, `small` for what is sent often, `smallest` for build output: two and a half times the
 * work for a seventieth of the bytes.
 */
type Effort = 'fast' | 'small' | 'smallest';

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

/** Returns a file's media type by its name, with the charset if the file itself doesn't declare it. */
export function mediaType(name: string): string {
  // The list of types lacks icons.
  const type = name.endsWith('.ico') ? 'image/x-icon' : (lookup(name) ?? 'application/octet-stream');
  return /^text\/|json$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** Whether bodies of a media type shrink by compression. */
export function isCompressible(contentType: string): boolean {
  return /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml|[a-z.+-]+\+(?:json|xml))|image\/(?:svg\+xml|x-icon|vnd\.microsoft\.icon)|font\/(?:ttf|otf))/.test(
    contentType,
  );
}

/** Whether a client prefers Markdown to HTML (RFC 9110, 12.5.1). Browsers never name it. */
export function prefersMarkdown({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  if (headers.accept === undefined || !/markdown/i.test(headers.accept)) return false;
  return new Negotiator({ headers }).mediaType(['text/html', 'text/markdown']) === 'text/markdown';
}
