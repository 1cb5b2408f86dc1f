import { extname } from 'node:path';
import { log } from '#cms/base/log/log.ts';
import { logOnStateChange } from '#cms/base/log/state-change-log.ts';
import { matchesTag } from '#cms/kit/http/responses.ts';
import type { OpenFile } from '#cms/storage/files/file-store.ts';
import { openUpload } from './picture-files.ts';

/** The served file types; any other is not found. */
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.jfif': 'image/jpeg',
  '.jpe': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** No longer than a file system allows: an object store answers a longer name with an error, not with "not found". */
const NAME = /^[\w-][\w.-]{0,254}$/;

/** Files are named by their content, so they may be cached for a year, in seconds. */
const YEAR_S = 365 * 24 * 60 * 60;

/** An SVG may contain scripts; opened directly, it must not run them in the site's origin. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

function notFound(): Response {
  return new Response('Not found\n', { status: 404, headers: { 'Cache-Control': 'no-store' } });
}

/** Answers 503; the site retries. */
function unavailable(): Response {
  return new Response('Not available now\n', {
    status: 503,
    headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' },
  });
}

const logOutOfReach = logOnStateChange<OpenFile | null | 'out of reach'>('pictures can’t be read', 'out of reach');

function tryOpenUpload(name: string): Promise<OpenFile | null | 'out of reach'> {
  return logOutOfReach(() => openUpload(name), log);
}

/** Answers with a file of the uploads folder; only plain names of images are looked up. */
export async function uploadResponse(
  request: { readonly headers: Headers; readonly method?: string },
  name: string,
): Promise<Response> {
  const type = TYPES[extname(name).toLowerCase()];
  if (type === undefined || !NAME.test(name)) return notFound();
  const file = await tryOpenUpload(name);
  if (file === 'out of reach') return unavailable();
  if (!file) return notFound();
  const { tag, size, body } = file;
  const headers: Record<string, string> = {
    'Content-Type': type,
    'Cache-Control': `public, max-age=${YEAR_S}`,
    ETag: tag,
    'X-Content-Type-Options': 'nosniff',
  };
  if (type === 'image/svg+xml') headers['Content-Security-Policy'] = SVG_POLICY;
  const isKnown = matchesTag(request.headers.get('if-none-match'), tag);
  if (!isKnown) headers['Content-Length'] = String(size);
  if (!isKnown && request.method !== 'HEAD') return new Response(body, { headers });
  await body.cancel();
  return new Response(null, { status: isKnown ? 304 : 200, headers });
}
