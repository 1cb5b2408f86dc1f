import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../base/clock.ts';
import { CACHE_POLICIES } from '../http/cache-policies.ts';
import { clientAddress } from '../http/client-address.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { refuseBody } from '../http/refuse-body.ts';

/** Where a password or a reset token can be guessed, or mails be caused. */
const GUESSED: readonly string[] = ['login', 'forgot-password', 'reset-password'];

/** Attempts of one client in a minute, all of these together; who succeeds has not guessed, and is not counted. */
export const MOST_ATTEMPTS = 10;
const WINDOW_MS = 60_000;

/** Answers an attempt to log in that is one too many, and returns whether it did. */
export type LoginLimit = (request: IncomingMessage, response: ServerResponse, segments: readonly string[]) => boolean;

/** The CMS locks an account after wrong passwords; this stops one client from trying many accounts. */
export function createLoginLimit(clock: Clock, trustedProxies: number): LoginLimit {
  const attempts = createRateLimit({ most: MOST_ATTEMPTS, windowMs: WINDOW_MS, clock });
  return (request, response, [root, collection, operation = '']) => {
    if (request.method !== 'POST' || root !== 'api' || collection !== 'users' || !GUESSED.includes(operation))
      return false;
    const address = clientAddress(request, trustedProxies);
    const seconds = attempts.secondsToWait(address);
    if (seconds === 0) {
      // Many editors may share one address. Asking for a mail always succeeds, so that stays counted.
      response.on('finish', () => {
        if (response.statusCode === 200 && operation !== 'forgot-password') attempts.takeBack(address);
      });
      return false;
    }
    // Payload's shape: its admin shows the message as it is.
    const body = JSON.stringify({ errors: [{ message: 'Too many attempts. Please try again in a minute.' }] });
    refuseBody(request);
    response.writeHead(429, [
      'Content-Type',
      'application/json; charset=utf-8',
      'Content-Length',
      String(Buffer.byteLength(body)),
      'Cache-Control',
      CACHE_POLICIES.never,
      'X-Content-Type-Options',
      'nosniff',
      'Retry-After',
      String(seconds),
    ]);
    response.end(body);
    return true;
  };
}
