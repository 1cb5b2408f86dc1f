import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LocalText } from '@kontorwerk/contract/languages';
import { chooseAnswerLanguage, SUBMISSION_ANSWERS } from '@kontorwerk/contract/submissions/submission-answers';
import { type ErrorName, sendAdminError, sendErrorPage, sendWireError, WIRE_FAILURES } from '../http/error-answers.ts';
import { drainBody } from '../http/request-body.ts';
import type { Admission, Refusal, RouteClass } from './admission.ts';

/** Why a request is refused, or cut off. */
type RefusalReason = Refusal['reason'] | 'slow';

/** Sends a refusal in the shape for one kind of client; `headers` alternates names and values. */
type RefusalSender = (
  request: IncomingMessage,
  response: ServerResponse,
  closed: RefusalReason,
  headers: readonly string[],
) => void;

const PAGES: Readonly<Record<RefusalReason, ErrorName>> = { flood: 'flood', crowded: 'too-many', slow: 'too-slow' };

/** Error pages, for forms posted without a script and for the admin's own pages. */
const refuseAsPage: RefusalSender = (request, response, closed, headers) =>
  sendErrorPage(request, response, PAGES[closed], headers);

/** The wire's error shape, for the forms' script. */
const refuseAsWireError: RefusalSender = (request, response, closed, headers) => {
  const language = chooseAnswerLanguage(request.headers['accept-language'] ?? null);
  const error = {
    flood: { status: 429, code: 'bc_too_many_requests', message: SUBMISSION_ANSWERS.too_many[language] },
    crowded: WIRE_FAILURES.crowded,
    slow: WIRE_FAILURES.slow,
  }[closed];
  sendWireError(request, response, error, headers);
};

const ADMIN_REFUSALS: Readonly<Record<RefusalReason, { readonly status: number; readonly message: LocalText }>> = {
  flood: {
    status: 429,
    message: {
      en: 'Too many requests. Please try again in a moment.',
      de: 'Zu viele Anfragen. Bitte versuchen Sie es gleich noch einmal.',
    },
  },
  crowded: {
    status: 503,
    message: {
      en: 'Too many people are sending something at once. Please try again in a moment.',
      de: 'Gerade senden zu viele gleichzeitig. Bitte versuchen Sie es gleich noch einmal.',
    },
  },
  slow: {
    status: 408,
    message: { en: 'This took too long to arrive.', de: 'Das kam nicht rechtzeitig an.' },
  },
};

const refuseAsAdminError: RefusalSender = (request, response, closed, headers) =>
  sendAdminError(request, response, ADMIN_REFUSALS[closed], headers);

const REFUSAL_SENDERS = { page: refuseAsPage, wire: refuseAsWireError, admin: refuseAsAdminError } as const;

/**
 * Lets a request pass to where its body is read, or sends a refusal in the client's shape. Resolves with whether it
 * passes.
 */
export type RateLimitGuard = (
  request: IncomingMessage,
  response: ServerResponse,
  routeClass: RouteClass,
  asking: keyof typeof REFUSAL_SENDERS,
) => Promise<boolean>;

/** @param headers sent with every refusal, as names and values in turn */
export function createRateLimitGuard(admission: Admission, headers: readonly string[]): RateLimitGuard {
  return async (request, response, routeClass, asking) => {
    const tell = REFUSAL_SENDERS[asking];
    const decision = await admission.admit(request, response, routeClass, () => {
      // The rest of a slow body isn't awaited: the connection ends with the answer, and so does the reading of the
      // body. Node's own timeouts no longer apply once the answer is sent.
      const end = () => void request.destroy();
      if (response.headersSent) return end();
      response.once('finish', end);
      tell(request, response, 'slow', [...headers, 'Connection', 'close']);
    });
    if (decision === 'admitted') return true;
    if (decision === 'gone') return false;
    drainBody(request);
    tell(request, response, decision.reason, [...headers, 'Retry-After', String(decision.seconds)]);
    return false;
  };
}
