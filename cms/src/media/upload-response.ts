import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { matchesTag } from '../http/responses.ts';
import { uploadPath } from './earlier-files.ts';

/** The kinds of file that lie there; anything else is not served. */
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** Files are named by their content, so they may be kept for a year. */
const YEAR_S = 365 * 24 * 60 * 60;

/** An SVG may hold scripts; opened by itself it must not run them in the site's origin. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

function notFound(): Response {
  return new Response('Not found\n', { status: 404, headers: { 'Cache-Control': 'no-store' } });
}

/** Answers with a file of the uploads folder; only plain names of images are looked for. */
export async function uploadResponse(
  request: { readonly headers: Headers; readonly method?: string },
  name: string,
): Promise<Response> {
  const type = TYPES[extname(name).toLowerCase()];
  if (type === undefined || !/^[\w.-]+$/.test(name) || name.startsWith('.')) return notFound();
  const path = await uploadPath(name);
  const file = path === undefined ? null : await stat(path).catch(() => null);
  if (path === undefined || !file?.isFile()) return notFound();
  const etag = `"${file.size.toString(36)}-${Math.round(file.mtimeMs).toString(36)}"`;
  const headers: Record<string, string> = {
    'Content-Type': type,
    'Cache-Control': `public, max-age=${YEAR_S}`,
    ETag: etag,
    'X-Content-Type-Options': 'nosniff',
  };
  if (type === 'image/svg+xml') headers['Content-Security-Policy'] = SVG_POLICY;
  if (matchesTag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  headers['Content-Length'] = String(file.size);
  return new Response(request.method === 'HEAD' ? null : await openAsBlob(path), { headers });
}
