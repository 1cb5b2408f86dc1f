import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import { onRequestStart } from '#cms/base/log/current-request.ts';

const ACTION = 'next-action';

/** Returns the tokens that may authenticate a request. */
function tokensOf({ authorization = '', cookie = '' }: IncomingHttpHeaders): readonly string[] {
  const cookies = cookie.matchAll(/(?:^|;\s*)payload-token=([^;\s]+)/g);
  return [authorization.replace(/^(?:JWT|Bearer) /, ''), ...[...cookies].map(([, token = '']) => token)];
}

/** The expiry of a token, in seconds since 1970. */
const claimsOfToken = v.pipe(v.string(), v.parseJson(), v.object({ exp: v.number() }));

/** Whether a token is signed by the CMS and not expired, even if its session was ended. */
function isSigned(token: string, secret: string): boolean {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const own = createHmac('sha256', secret).update(`${head}.${claims}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (own.length !== given.length || !timingSafeEqual(own, given)) return false;
  const read = v.safeParse(claimsOfToken, Buffer.from(claims, 'base64url').toString());
  return read.success && read.output.exp * 1000 > Date.now();
}

/**
 * Turns a server action call without a valid token into a page request: Next decodes the body before any
 * authentication, and answers 500 to an invalid one, with a stack in the log. Returns the function that stops it.
 *
 * @param secret with which Payload signs sessions
 */
export function dropUnsignedActions(secret: string): () => void {
  return onRequestStart((request) => {
    if (request.headers[ACTION] === undefined) return;
    if (tokensOf(request.headers).some((token) => isSigned(token, secret))) return;
    delete request.headers[ACTION];
    request.method = 'GET';
  });
}
