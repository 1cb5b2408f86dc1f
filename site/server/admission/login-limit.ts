import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LocalText } from '@kontorwerk/contract/languages';
import { senderOf } from '@kontorwerk/runtime/http/client-address';
import type { Limits } from '@kontorwerk/runtime/limits/limits';
import { MEMORY_BOUNDS, SIGN_IN_LIMIT } from '../base/limits.ts';
import type { ServerSettings } from '../base/settings.ts';
import { sendAdminError } from '../http/error-answers.ts';
import { drainBody } from '../http/request-body.ts';
import { visitorAddress } from '../http/visitor.ts';

/** Operations that allow guessing a password or reset token, or sending mails. */
const GUARDED_OPERATIONS: readonly string[] = ['login', 'forgot-password', 'reset-password'];

function tooMany(seconds: number): LocalText {
  return {
    en: `Too many attempts. Please try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
    de: `Zu viele Versuche. Bitte versuchen Sie es in ${seconds === 1 ? 'einer Sekunde' : `${seconds} Sekunden`} noch einmal.`,
  };
}

/** Answers a sign-in attempt over the limit, and resolves with whether it did. */
export type LoginLimit = (
  request: IncomingMessage,
  response: ServerResponse,
  segments: readonly string[],
) => Promise<boolean>;

/**
 * Creates the limit. The CMS slows guesses at one account; this stops one client from trying many accounts. Attempts of
 * all kinds count together; a successful sign-in is not counted.
 */
export function createLoginLimit(
  limits: Limits,
  { trustedProxies }: Pick<ServerSettings, 'trustedProxies'>,
): LoginLimit {
  const attempts = limits.limit('attempts to sign in', { ...SIGN_IN_LIMIT, capacity: MEMORY_BOUNDS.clients });
  return async (request, response, [root, collection, name = '']) => {
    // Payload matches the collection by its exact name, but the operation in any case.
    const operation = name.toLowerCase();
    if (
      request.method !== 'POST' ||
      root !== 'api' ||
      collection !== 'users' ||
      !GUARDED_OPERATIONS.includes(operation)
    )
      return false;
    const sender = senderOf(visitorAddress(request, trustedProxies));
    const { secondsToWait, takeBack } = await limits.count([attempts, sender]);
    if (secondsToWait === 0) {
      // Many editors may share one address. Requesting a mail always succeeds, so it stays counted.
      response.on('finish', () => {
        // A correct password is answered with 202 if a code is required next.
        if (response.statusCode < 300 && operation !== 'forgot-password') takeBack();
      });
      return false;
    }
    drainBody(request);
    sendAdminError(request, response, { status: 429, message: tooMany(secondsToWait) }, [
      'Retry-After',
      String(secondsToWait),
    ]);
    return true;
  };
}
