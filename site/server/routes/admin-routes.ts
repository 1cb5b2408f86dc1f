import type { IncomingMessage, ServerResponse } from 'node:http';
import { BODY_LIMITS, RETRY_AFTER } from '../base/limits.ts';
import { sendErrorPage } from '../http/error-answers.ts';
import type { BackendProxy } from '../proxy/proxy.ts';
import { adminHeaders } from '../security/response-headers.ts';
import type { LoginLimit } from './login-limit.ts';

/** The CMS's own pages, its API and its scripts live below these. */
const ADMIN_ROOTS: readonly string[] = ['admin', 'api', '_next'];

/** Tells whether an address belongs to the CMS, by its decoded segments. */
export function isAdminPath(segments: readonly string[]): boolean {
  return ADMIN_ROOTS.includes(segments[0] ?? '');
}

/** Passes requests for the CMS on. The target is the one that was asked for, to the letter: Next is particular. */
export function createAdminRoutes(
  proxy: BackendProxy,
  publicUrl: string,
  refuseAttempt: LoginLimit,
): (request: IncomingMessage, response: ServerResponse, segments: readonly string[]) => void {
  const headers = adminHeaders(publicUrl);
  return (request, response, segments) => {
    if (refuseAttempt(request, response, segments)) return;
    proxy.forward(request, response, {
      lane: 'editors',
      target: request.url ?? '/',
      maxBody: BODY_LIMITS.admin,
      headers: () => headers,
      onFailure: (failure) => sendErrorPage(request, response, failure, RETRY_AFTER),
    });
  };
}
