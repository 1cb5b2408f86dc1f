import type { IncomingMessage, ServerResponse } from 'node:http';
import { CHANGES_PATH, NO_ANSWER_CODES, type SubmissionPath } from '@kontorwerk/contract/wire';
import type { BackgroundQueue } from '../base/background-queue.ts';
import { BODY_LIMITS, RETRY_AFTER } from '../base/limits.ts';
import { type Log, reasonOf } from '../base/log.ts';
import { ALL_SETS, ContentUnavailable, nameOf, pathOf, type SetId } from '../content-store/content-sets.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import { CACHE_POLICIES } from '../http/cache-policies.ts';
import { sendWireError } from '../http/error-answers.ts';
import { compressHarder, type FinishedAnswer, finishAnswer } from '../http/finished-answer.ts';
import { BodyTooLarge, BodyTooSlow, drainBody, hasBody } from '../http/request-body.ts';
import type { RequestTarget } from '../http/request-target.ts';
import { sendAnswer } from '../http/send-answer.ts';
import type { BackendProxy, ProxyFailure } from '../proxy/proxy.ts';
import { TooMuchIncoming } from '../submissions/incoming.ts';
import type { Submissions } from '../submissions/submissions.ts';
import { isSubmissionPath } from '../submissions/submit.ts';

/** Answers everything below `/wp-json`: lists and settings from the content store, the rest from the backend. */
export type WireRoutes = (request: IncomingMessage, response: ServerResponse, target: RequestTarget) => Promise<void>;

/** What the site itself says in the backend's place, to programs: visitors read what the forms make of the code. */
const FAILURES = {
  'too-large': { status: 413, code: 'payload_too_large', message: 'The request is too large.' },
  'too-slow': { status: 408, code: NO_ANSWER_CODES.slow, message: 'The request took too long to arrive.' },
  unreachable: {
    status: 503,
    code: NO_ANSWER_CODES.unreachable,
    message: 'The content backend is not available right now.',
  },
  broken: { status: 502, code: NO_ANSWER_CODES.broken, message: 'The content backend did not answer properly.' },
  crowded: { status: 503, code: NO_ANSWER_CODES.crowded, message: 'Too many are sending at the same time.' },
  failed: { status: 503, code: NO_ANSWER_CODES.unreachable, message: 'The submission could not be taken in.' },
} as const satisfies Record<ProxyFailure | 'crowded' | 'failed', object>;

/** Why a submission wasn't taken in. */
function failureOf(error: unknown): keyof typeof FAILURES {
  if (error instanceof BodyTooLarge) return 'too-large';
  if (error instanceof BodyTooSlow) return 'too-slow';
  return error instanceof TooMuchIncoming ? 'crowded' : 'failed';
}

/** The answer for a set, and the content that it was made of. */
type SetAnswer = { readonly content: unknown; readonly answer: Promise<FinishedAnswer> };

export function createWireRoutes({
  store,
  proxy,
  submissions,
  headers,
  background,
  sendingBodyMs,
  log,
}: {
  readonly store: ContentStore;
  readonly proxy: BackendProxy;
  readonly submissions: Pick<Submissions, 'takeIn'>;
  /** Sent with every answer, as names and values in turn. */
  readonly headers: readonly string[];
  readonly background: BackgroundQueue;
  /** How long sending a submission may take, in milliseconds. */
  readonly sendingBodyMs: number;
  readonly log: Log;
}): WireRoutes {
  const sets = new Map(ALL_SETS.map((set) => [pathOf(set), set]));
  const answers = new Map<string, SetAnswer>();

  function contentOf({ key, language }: SetId): unknown {
    return key === 'settings' ? store.settings(language) : store.entries(key, language);
  }

  /** Held content keeps its identity as long as it is the same, so the finished answer is made once. */
  function answerFor(set: SetId): Promise<FinishedAnswer> {
    const content = contentOf(set);
    const before = answers.get(nameOf(set));
    if (before && before.content === content) return before.answer;
    const answer = finishAnswer({
      status: 200,
      contentType: 'application/json; charset=utf-8',
      headers: [...headers, 'Cache-Control', CACHE_POLICIES.revalidated],
      body: Buffer.from(JSON.stringify(content)),
    });
    answers.set(nameOf(set), { content, answer });
    background.add(async () => {
      if (answers.get(nameOf(set))?.content === content) await compressHarder(await answer);
    });
    return answer;
  }

  async function sendSet(request: IncomingMessage, response: ServerResponse, set: SetId): Promise<void> {
    try {
      sendAnswer(request, response, await answerFor(set));
    } catch (error) {
      if (!(error instanceof ContentUnavailable)) throw error;
      const unavailable = { status: 503, code: 'content_unavailable', message: error.message };
      sendWireError(request, response, unavailable, RETRY_AFTER);
    }
  }

  async function takeIn(
    request: IncomingMessage,
    response: ServerResponse,
    call: { readonly path: SubmissionPath; readonly target: string },
  ): Promise<void> {
    try {
      const { status, headers: told, body } = await submissions.takeIn(request, { ...call, timeoutMs: sendingBodyMs });
      if (response.headersSent || response.destroyed) return;
      response.writeHead(status, [...told]);
      response.end(body);
    } catch (error) {
      // Whoever went away, or was told already that it takes too long, is told nothing more.
      if (response.headersSent || response.destroyed) return;
      const failure = failureOf(error);
      if (failure === 'failed') log(`submission to ${call.path}: ${reasonOf(error)}`);
      drainBody(request);
      const retry = failure === 'crowded' || failure === 'failed' ? RETRY_AFTER : [];
      sendWireError(request, response, FAILURES[failure], retry);
    }
  }

  function passOn(request: IncomingMessage, response: ServerResponse, target: string): void {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    proxy.forward(request, response, {
      lane: reads ? 'files' : 'submissions',
      target,
      maxBody: reads ? 0 : BODY_LIMITS.submission,
      sendingBodyMs,
      headers: () => ['Cache-Control', CACHE_POLICIES.never, 'X-Content-Type-Options', 'nosniff'],
      onFailure: (failure) =>
        sendWireError(request, response, FAILURES[failure], failure === 'unreachable' ? RETRY_AFTER : []),
    });
  }

  return async (request, response, { path, search }) => {
    // A POST too: some backends answer it with the list, and their own HTML must not get past the store.
    const set = request.method === 'OPTIONS' ? undefined : sets.get(path);
    if (set) {
      if (hasBody(request)) drainBody(request);
      await sendSet(request, response, set);
    } else if (path === CHANGES_PATH) {
      // The stream is for servers: one connection each, and there are more visitors than connections.
      sendWireError(request, response, { status: 404, code: 'rest_no_route', message: 'No route was found.' });
    } else if (request.method === 'POST' && isSubmissionPath(path)) {
      await takeIn(request, response, { path, target: `${path}${search}` });
    } else {
      passOn(request, response, `${path}${search}`);
    }
  };
}
