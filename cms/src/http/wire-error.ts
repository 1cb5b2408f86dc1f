import type { WireError } from '@kontorwerk/contract/wire';
import { CROSS_ORIGIN } from './cross-origin.ts';

type ErrorParts = {
  readonly code: string;
  readonly message: string;
  readonly status: number;
  readonly params?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
};

/** An error in WordPress's shape (reading guide, "One wire contract"). */
export function wireError({ code, message, status, params, headers }: ErrorParts): Response {
  const body: WireError = { code, message, data: { status, ...(params && { params }) } };
  return Response.json(body, { status, headers: { ...CROSS_ORIGIN, 'Cache-Control': 'no-store', ...headers } });
}

/** WordPress's own answer to an address that it doesn't know. */
export function noRoute(): Response {
  return wireError({
    code: 'rest_no_route',
    message: 'No route was found matching the URL and request method.',
    status: 404,
  });
}
