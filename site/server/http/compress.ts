import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** `fast` is for a visitor who waits, `small` for what is sent many times. */
export type Effort = 'fast' | 'small';

const BROTLI_QUALITY = { fast: 5, small: 11 } as const;
const GZIP_LEVEL = { fast: 6, small: 9 } as const;

/** Compresses off the main thread. */
export function compressBrotli(body: Buffer, effort: Effort): Promise<Buffer> {
  return brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** Compresses off the main thread. */
export function compressGzip(body: Buffer, effort: Effort): Promise<Buffer> {
  return gzipAsync(body, { level: GZIP_LEVEL[effort] });
}

/** Tells whether bodies of a media type become smaller by compressing them. */
export function isCompressible(contentType: string): boolean {
  return /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml|[a-z.+-]+\+(?:json|xml))|image\/(?:svg\+xml|x-icon|vnd\.microsoft\.icon)|font\/(?:ttf|otf))/.test(
    contentType,
  );
}
