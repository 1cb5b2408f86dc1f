import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import { onRequestStart } from '#cms/base/log/current-request.ts';

const ACTION = 'next-action';

/** The tokens that a request may be signed in by. */
function tokensOf({ authorization = '', cookie = '' }: IncomingHttpHeaders): readonly string[] {
  const cookies = cookie.matchAll(/(?:^|;\s*)payload-token=([^;\s]+)/g);
  return [authorization.replace(/^(?:JWT|Bearer) /, ''), ...[...cookies].map(([, token = '']) => token)];
}

/** When a token runs out, in seconds since 1970. */
const claimsOfToken = v.pipe(v.string(), v.parseJson(), v.object({ exp: v.number() }));

/** Whether the CMS has signed a token that has not run out, whether or not its session was ended before. */
function isSigned(token: string, secret: string): boolean {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const own = createHmac('sha256', secret).update(`${head}.${claims}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (own.length !== given.length || !timingSafeEqual(own, given)) return false;
  const read = v.safeParse(claimsOfToken, Buffer.from(claims, 'base64url').toString());
  return read.success && read.output.exp * 1000 > Date.now();
}

/**
 * Turns a call of a page's action without a valid token into a request for the page: Next decodes what is sent before
 * anybody could ask who sends it, and answers 500 to what can't be decoded, with a stack in the log. Returns what ends that.
 *
 * @param secret what Payload signs sessions with
 */
export function dropUnsignedActions(secret: string): () => void {
  return onRequestStart((request) => {
    if (request.headers[ACTION] === undefined) return;
    if (tokensOf(request.headers).some((token) => isSigned(token, secret))) return;
    delete request.headers[ACTION];
    request.method = 'GET';
  });
}
