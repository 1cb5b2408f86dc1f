import type { PayloadRequest } from 'payload';
import { generatePayloadCookie } from 'payload/shared';

/** Returns the header that signs a browser in. */
export function makeSessionCookie(req: PayloadRequest, token: string): string {
  const { auth } = req.payload.collections.users.config;
  const { cookiePrefix } = req.payload.config;
  return generatePayloadCookie({ collectionAuthConfig: auth, cookiePrefix, token, returnCookieAsObject: false });
}

/** Returns an answer that sets cookies. */
export function answerWithCookies(body: object, cookies: readonly string[], status = 200): Response {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return Response.json(body, { status, headers });
}
