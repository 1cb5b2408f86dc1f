import fc from 'fast-check';
import { generatedBody, generatedContentType } from './generated-bodies.ts';
import { type BreakOff, generatedBreakOff } from './generated-break-offs.ts';
import { generatedTarget } from './generated-targets.ts';

/** A request as sent over the wire, with any bytes in target, header or body. */
export type GeneratedRequest = {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
  /** Null for a sender that stays for the whole answer. */
  readonly breaksOff: BreakOff | null;
};

const header = fc.constantFrom<readonly [string, string]>(
  ...([
    ['Accept', 'text/markdown'],
    ['Accept', 'text/markdown;q=x, */*;q=, text/markdown;level="'],
    ['Accept-Encoding', 'br;q=0.0001, gzip;q=x, *'],
    ['Accept-Language', 'de;q=NaN,,,en;q=-1'],
    ['If-None-Match', '*'],
    ['If-Modified-Since', 'yesterday'],
    ['Range', 'bytes=5-1,-0,x'],
    ['Cookie', 'payload-token=a.b.c; map-consent=1; __proto__=1'],
    ['Cookie', 'payload-token=%zz; payload-lng=%; pending-sign-in=x; =; ;'],
    ['Authorization', 'JWT a.b.c'],
    ['Next-Router-State-Tree', '%5B%22%22%5D'],
    ['Next-Router-State-Tree', '%5B%22%22%2C%7B%22a%22%3A1%7D%5D'],
    ['Next-Router-Segment-Prefetch', '/_tree'],
    ['RSC', '1'],
    ['Next-Action', 'a'],
    ['Next-Action', '4'.repeat(42)],
    ['X-Middleware-Subrequest', 'middleware'],
    ['X-HTTP-Method-Override', 'DELETE'],
    ['X-HTTP-Method-Override', 'GET'],
    ['X-Payload-HTTP-Method-Override', 'GET'],
    ['X-Forwarded-Host', 'evil.example'],
    ['X-Forwarded-Proto', 'gopher'],
    ['Forwarded', 'for="[::1'],
    ['Upgrade', 'websocket'],
    ['Expect', '100-continue'],
    ['Origin', 'null'],
    ['X-BC-Secure', 'wrong'],
  ] as const),
);

/** Requests to every route class: valid, nearly valid and hostile. */
export const generatedRequest: fc.Arbitrary<GeneratedRequest> = fc
  .tuple(
    fc.constantFrom('GET', 'GET', 'POST', 'POST', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'),
    generatedTarget,
    fc.array(header, { maxLength: 3 }),
    generatedContentType,
    generatedBody,
    fc.ipV4(),
    generatedBreakOff,
  )
  .map(([method, target, headers, contentType, body, client, breaksOff]) => {
    const bodiless = method === 'GET' || method === 'HEAD';
    return {
      method,
      target,
      headers: [
        ...headers,
        // From random clients, so that none hits a rate limit.
        ['X-Forwarded-For', client],
        ...(bodiless ? [] : [['Content-Type', contentType] as const]),
      ],
      body: bodiless ? '' : body,
      breaksOff,
    };
  });
