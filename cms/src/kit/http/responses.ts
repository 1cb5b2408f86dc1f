import { PLAIN_TEXTS, SECURE_HEADER, TEXTS_HEADER, type WireError } from '@kontorwerk/contract/wire';
import { settings } from '#cms/base/settings.ts';

/** Only the site's origin may read the wire with credentials (§7). */
export const CROSS_ORIGIN = {
  'Access-Control-Allow-Origin': settings.publicUrl,
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Expose-Headers': 'ETag, Retry-After',
} as const;

/** Marks an answer whose texts are plain, without HTML entities. */
export const WITH_PLAIN_TEXTS = { [TEXTS_HEADER]: PLAIN_TEXTS } as const;

/** Answers a CORS preflight request. */
export function preflight(...methods: readonly string[]): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...CROSS_ORIGIN,
      'Access-Control-Allow-Methods': [...methods, 'OPTIONS'].join(', '),
      'Access-Control-Allow-Headers': `Content-Type, Accept-Language, ${SECURE_HEADER}`,
      'Access-Control-Max-Age': '86400',
    },
  });
}

type ErrorParts = {
  readonly code: string;
  readonly message: string;
  readonly status: number;
  readonly params?: Readonly<Record<string, string>>;
  readonly advice?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Builds an error in WordPress's format (reading guide, "One wire contract"). */
export function wireError({ code, message, status, params, advice, headers }: ErrorParts): Response {
  const body: WireError = { code, message, data: { status, ...(params && { params }), ...(advice && { advice }) } };
  return Response.json(body, {
    status,
    headers: { ...CROSS_ORIGIN, ...WITH_PLAIN_TEXTS, 'Cache-Control': 'no-store', ...headers },
  });
}

/** Builds WordPress's answer for an unknown route. */
export function noRoute(): Response {
  return wireError({
    code: 'rest_no_route',
    message: 'No route was found matching the URL and request method.',
    status: 404,
  });
}

/** Whether an `If-None-Match` header contains the tag; weak tags match, as the standard requires for GET. */
export function matchesTag(header: string | null, etag: string): boolean {
  if (header === null) return false;
  return header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
