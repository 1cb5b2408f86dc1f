import * as v from 'valibot';
import { isForeignSuccess, isJson, messageIn, readMessage } from './answer-failure.ts';

/** A failure that Payload doesn't show: of signing out, of storing preferences, or of taking a document over. */
export type UnshownFailure = 'sign-out' | 'preferences' | 'take-over';

/** The cause of a failed request. */
type Cause = 'connection' | 'server' | 'session';

type Environment = {
  /** Whether the server answers that no account is signed in. */
  readonly isSignedOut: () => Promise<boolean>;
  /** Returns the message about a failed request in the reader's language. */
  readonly say: (cause: Cause) => string;
  /** Returns the error message for unknown permissions in the reader's language. */
  readonly sayRightsUnknown: () => string;
  /** Shows an editor a failure that Payload doesn't show. */
  readonly showFailure: (failure: UnshownFailure) => void;
  /** Drops what the browser keeps for the account that wrote. */
  readonly dropKeptTexts: () => void;
  readonly hasOpenForms: () => boolean;
  readonly noteEndedSession: () => void;
};

const jsonText = v.pipe(v.string(), v.parseJson());

/** Returns the message of an error that is sent to the CMS as if it were a document; null for any other body. */
function messageSent(body: unknown): string | null {
  const read = v.safeParse(jsonText, body);
  return read.success ? messageIn(read.output) : null;
}

/** Sends a request. */
type Ask = () => Promise<Response>;

/** Status codes for signed-out requests: some documents can't be found then, and the limit of a body is smaller. */
export const REFUSALS: readonly number[] = [401, 403, 404, 413];

const SIGN_OUT = '/api/users/logout';
/** The answers to signing out without a session. */
const REFUSED_SIGN_OUTS: readonly number[] = [400, 401, 403];
const REFRESH = '/api/users/refresh-token';
/** Requests for access rights: Payload's forms take any answer, errors too, for the rights. */
const RIGHTS = /\/access(?:[/?]|$)/;
/** Payload's forms hang if such a response can't be parsed. */
const PREFERENCES = '/api/payload-preferences/';
/** Payload shows only the `message` of this answer, which the CMS's errors don't have. */
const RESET = '/api/payload-preferences?';
/** Requests by method and path whose failures Payload doesn't show. */
const UNSHOWN: readonly (readonly [RegExp, UnshownFailure])[] = [
  [/^POST .*\/api\/payload-preferences\//, 'preferences'],
  [/^PATCH .*\/api\/payload-locked-documents\//, 'take-over'],
];
/** Payload's request for the published document to revert to; it sends back what it gets, an error too. */
const PUBLISHED = /\/api\/[^?]+\?locale=\w+&fallback-locale=null&depth=0$/;
/** Payload's form for a forgotten password takes any answer for a sent mail. */
const FORGOTTEN = '/api/users/forgot-password';
/** The sign-in forms show their errors themselves. */
const SIGN_IN = '/api/users/login';

/** Wraps the admin's requests that save no form: Payload takes many of their failures for successes. */
export function createOtherRequests({
  isSignedOut,
  say,
  sayRightsUnknown,
  showFailure,
  dropKeptTexts,
  hasOpenForms,
  noteEndedSession,
}: Environment) {
  function problem(message: string, status: number): Response {
    return Response.json({ errors: [{ message }] }, { status });
  }

  /** Never resolves for a refused refresh: Payload would leave the form for the sign-in page. */
  async function sendRefresh(ask: Ask): Promise<Response> {
    const answer = await ask().catch(() => null);
    if (answer?.ok) return answer;
    if (answer && REFUSALS.includes(answer.status)) noteEndedSession();
    return new Promise(() => {});
  }

  /** Answers with the reader's message when the connection is lost: Payload shows the browser's English, or nothing. */
  async function answerOffline(ask: Ask): Promise<Response> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return problem(say('connection'), 503);
    }
  }

  /** Answers with an error that Payload can read: it takes what it can't read, such as a proxy's page, for a success. */
  async function answerReadably(ask: Ask): Promise<Response> {
    const answer = await answerOffline(ask);
    if (isForeignSuccess(answer)) return problem(say('server'), 502);
    return answer.ok || isJson(answer) ? answer : problem(say('server'), answer.status);
  }

  /** Never resolves if signing out has failed: Payload says that it succeeded, whatever the answer. */
  async function sendSignOut(ask: Ask): Promise<Response> {
    const answer = await ask().catch(() => null);
    // A session that has ended before is refused.
    const isOver = answer && !isForeignSuccess(answer) && (answer.ok || REFUSED_SIGN_OUTS.includes(answer.status));
    if (isOver) return answer;
    showFailure('sign-out');
    return new Promise(() => {});
  }

  /** Throws the message of a refused request, which Payload's form shows instead of saying that a mail was sent. */
  async function sendForgotten(ask: Ask): Promise<Response> {
    const answer = await answerReadably(ask);
    if (answer.ok) return answer;
    throw new Error((await readMessage(answer)) ?? say('server'));
  }

  /** Sends writes other than form saves, whose senders show errors themselves. */
  async function sendOther(ask: Ask): Promise<Response> {
    const answer = await answerReadably(ask);
    if (!REFUSALS.includes(answer.status) || !(await isSignedOut())) return answer;
    noteEndedSession();
    return problem(say('session'), 401);
  }

  /** Throws for any failure, which Payload's form then shows: it asks once a save is stored. */
  async function sendForRights(ask: Ask): Promise<Response> {
    const answer = await sendOther(ask);
    if (answer.ok) return answer;
    throw new Error(sayRightsUnknown());
  }

  /** Shows a failure that Payload wouldn't show, or returns an answer that it does. */
  async function showUnshown(request: string, answer: Response): Promise<Response> {
    for (const [pattern, failure] of UNSHOWN) if (pattern.test(request)) showFailure(failure);
    if (!request.includes(RESET)) return answer;
    return Response.json({ message: (await readMessage(answer)) ?? say('server') }, { status: answer.status });
  }

  /** Sends any request other than the save of an open form. */
  return async (input: string, init: RequestInit | undefined, ask: Ask): Promise<Response> => {
    if (!init?.method || init.method.toUpperCase() === 'GET')
      return input.includes(PREFERENCES) || PUBLISHED.test(input) ? answerReadably(ask) : ask();
    const sent = messageSent(init.body);
    if (sent !== null) return problem(sent, 503);
    if (input.includes(FORGOTTEN)) return sendForgotten(ask);
    if (input.includes(SIGN_OUT)) {
      dropKeptTexts();
      return sendSignOut(ask);
    }
    if (!input.includes('/api/') || input.includes(SIGN_IN)) return ask();
    if (input.includes(REFRESH)) return hasOpenForms() ? sendRefresh(ask) : ask();
    if (RIGHTS.test(input)) return sendForRights(ask);
    const answer = await (hasOpenForms() ? sendOther(ask) : answerReadably(ask));
    return answer.ok ? answer : showUnshown(`${init.method.toUpperCase()} ${input}`, answer);
  };
}
