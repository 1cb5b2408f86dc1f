import type { IncomingMessage, ServerResponse } from 'node:http';
import { isHidden, isSignedIn } from '../admission/admin-access.ts';
import type { LoginLimit } from '../admission/login-limit.ts';
import type { RateLimitGuard } from '../admission/rate-limit-guard.ts';
import { BODY_LIMITS, LOG_LIMITS, RETRY_AFTER } from '../base/limits.ts';
import { createThrottledLog, type Log } from '../base/log.ts';
import { CACHE_POLICIES } from '../http/cache-policies.ts';
import { sendAdminError, sendErrorPage } from '../http/error-answers.ts';
import {
  BodyTooLarge,
  BodyWriteFailed,
  drainBody,
  hasBody,
  type ReceivedBody,
  receiveBody,
} from '../http/request-body.ts';
import { ADMIN_POLICY, adminHeaders } from '../http/security/response-headers.ts';
import type { BackendAnswer, BackendProxy } from '../proxy/proxy.ts';

/** The path roots of the CMS's pages, its API and its scripts. */
const ADMIN_ROOTS: readonly string[] = ['admin', 'api', '_next'];

const NOTHING_HERE = { en: 'There is nothing here.', de: 'Hier gibt es nichts.' };
const NOT_KEPT = {
  en: 'We could not accept this just now. Please try again in a moment.',
  de: 'Das konnte gerade nicht angenommen werden. Bitte versuchen Sie es gleich noch einmal.',
};
const TOO_LARGE = { en: 'This is too large.', de: 'Das ist zu groß.' };

/** Whether an address belongs to the CMS, by its decoded segments. */
export function isAdminPath(segments: readonly string[]): boolean {
  return ADMIN_ROOTS.includes(segments[0] ?? '');
}

export type AdminRoutesOptions = {
  readonly proxy: BackendProxy;
  readonly publicUrl: string;
  readonly refuseAttempt: LoginLimit;
  readonly guard: RateLimitGuard;
  /** The folder of bodies while they arrive. */
  readonly incoming: string;
  readonly clock: () => number;
  readonly log: Log;
};

/**
 * Creates the routes that proxy requests to the CMS. The target is sent exactly as requested, as Next depends on its
 * spelling.
 */
export function createAdminRoutes({
  proxy,
  publicUrl,
  refuseAttempt,
  guard,
  incoming,
  clock,
  log,
}: AdminRoutesOptions): (
  request: IncomingMessage,
  response: ServerResponse,
  segments: readonly string[],
) => Promise<void> {
  const headers = adminHeaders(publicUrl);
  const logOnce = createThrottledLog(log, 'error', clock, LOG_LIMITS.sameReasonMs);

  /** Returns the headers to replace: personal answers aren't cached; scripts and the like have their own policy. */
  function replaceHeaders(
    root: string | undefined,
    { cacheControl, contentType, hasPolicy }: BackendAnswer,
  ): readonly string[] {
    const isPage = contentType.startsWith('text/html');
    const isKept = cacheControl !== undefined || !(root === 'api' || isPage);
    return [
      ...headers,
      ...(isPage && root === 'admin' && !hasPolicy ? ADMIN_POLICY : []),
      ...(isKept ? [] : ['Cache-Control', CACHE_POLICIES.never]),
    ];
  }

  return async (request, response, segments) => {
    const [root] = segments;
    const signedIn = isSignedIn(request);

    if (isHidden(segments, signedIn)) {
      drainBody(request);
      return sendAdminError(request, response, { status: 404, message: NOTHING_HERE });
    }
    if (await refuseAttempt(request, response, segments)) return;
    let body: ReceivedBody | undefined;
    if (hasBody(request)) {
      if (!(await guard(request, response, signedIn ? 'editors' : 'guests', root === 'api' ? 'admin' : 'page'))) return;
      // Received whole before it takes a connection to the backend: a slow client would hold that, and editors would
      // wait.
      try {
        body = await receiveBody(request, { maxBytes: signedIn ? BODY_LIMITS.admin : BODY_LIMITS.guest }, incoming);
      } catch (error) {
        if (response.headersSent || response.destroyed) return;
        if (!(error instanceof BodyTooLarge || error instanceof BodyWriteFailed)) throw error;
        drainBody(request);
        if (error instanceof BodyWriteFailed) {
          logOnce(error.name, `what is sent to the CMS is not taken in: ${error.message}`);
          return sendAdminError(request, response, { status: 503, message: NOT_KEPT }, RETRY_AFTER);
        }
        return sendAdminError(request, response, { status: 413, message: TOO_LARGE });
      }
    }
    proxy.forward(request, response, {
      lane: signedIn ? 'editors' : 'guests',
      target: request.url ?? '/',
      body,
      headers: (answer) => replaceHeaders(root, answer),
      onFailure: (failure) => sendErrorPage(request, response, failure, RETRY_AFTER),
    });
  };
}
