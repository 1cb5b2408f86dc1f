import { SECURE_HEADER } from '@kontorwerk/contract/wire';
import { settings } from '../settings.ts';

/** The site's own origin may read the wire with credentials (§7), and no other. */
export const CROSS_ORIGIN = {
  'Access-Control-Allow-Origin': settings.publicUrl,
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Expose-Headers': 'ETag, Retry-After',
} as const;

/** The answer to a browser that asks whether it may send a request. */
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
