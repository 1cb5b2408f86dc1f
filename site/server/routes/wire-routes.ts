import type { IncomingMessage, ServerResponse } from 'node:http';
import { CHANGES_PATH } from '@kontorwerk/contract/wire';
import type { BackgroundQueue } from '../base/background-queue.ts';
import { BODY_LIMITS } from '../base/body-limits.ts';
import { createPlaces } from '../base/semaphore.ts';
import { ALL_SETS, nameOf, pathOf, type SetId } from '../content-store/content-sets.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import { ContentUnavailable } from '../content-store/content-unavailable.ts';
import { CACHE_POLICIES } from '../http/cache-policies.ts';
import { type FinishedAnswer, finishAnswer, shrinkAnswer } from '../http/finished-answer.ts';
import { refuseBody } from '../http/refuse-body.ts';
import type { RequestTarget } from '../http/request-target.ts';
import { sendAnswer } from '../http/send-answer.ts';
import { sendWireError } from '../http/wire-error.ts';
import { type BackendProxy, hasBody, type ProxyFailure } from '../proxy/proxy.ts';

/** Answers everything below `/wp-json`: lists and settings from the content store, the rest from the backend. */
export type WireRoutes = (request: IncomingMessage, response: ServerResponse, target: RequestTarget) => Promise<void>;

/** Seconds after which a caller may try again. */
const RETRY_AFTER = '5';

const FAILURES = {
  'too-large': { status: 413, code: 'payload_too_large', message: 'The request is too large.' },
  'too-slow': { status: 408, code: 'request_timeout', message: 'The request took too long to arrive.' },
  unreachable: { status: 503, code: 'backend_unavailable', message: 'The content backend is not available right now.' },
  broken: { status: 502, code: 'bad_gateway', message: 'The content backend did not answer properly.' },
} as const satisfies Record<ProxyFailure, object>;

/** How many submissions are on their way to the backend at the same time. */
export const MOST_SUBMISSIONS = 16;
const TOO_MANY = { status: 503, code: 'too_many_submissions', message: 'Too many are sending at the same time.' };

type Made = { readonly from: unknown; readonly answer: Promise<FinishedAnswer> };

export function createWireRoutes({
  store,
  proxy,
  headers,
  background,
  sendingBodyMs,
}: {
  readonly store: ContentStore;
  readonly proxy: BackendProxy;
  /** Sent with every answer, as names and values in turn. */
  readonly headers: readonly string[];
  readonly background: BackgroundQueue;
  /** How long sending a submission may take, in milliseconds. */
  readonly sendingBodyMs: number;
}): WireRoutes {
  const sets = new Map(ALL_SETS.map((set) => [pathOf(set), set]));
  const made = new Map<string, Made>();
  const submissions = createPlaces(MOST_SUBMISSIONS);

  function contentOf({ key, language }: SetId): unknown {
    return key === 'settings' ? store.settings(language) : store.entries(key, language);
  }

  /** Held content keeps its identity as long as it is the same, so the finished answer is made once. */
  function answerFor(set: SetId): Promise<FinishedAnswer> {
    const content = contentOf(set);
    const before = made.get(nameOf(set));
    if (before && before.from === content) return before.answer;
    const answer = finishAnswer({
      status: 200,
      contentType: 'application/json; charset=utf-8',
      headers: [...headers, 'Cache-Control', CACHE_POLICIES.revalidated],
      body: Buffer.from(JSON.stringify(content)),
    });
    made.set(nameOf(set), { from: content, answer });
    background.add(async () => {
      if (made.get(nameOf(set))?.from === content) await shrinkAnswer(await answer);
    });
    return answer;
  }

  async function sendSet(request: IncomingMessage, response: ServerResponse, set: SetId): Promise<void> {
    try {
      sendAnswer(request, response, await answerFor(set));
    } catch (error) {
      if (!(error instanceof ContentUnavailable)) throw error;
      sendWireError(request, response, { status: 503, code: 'content_unavailable', message: error.message }, [
        'Retry-After',
        RETRY_AFTER,
      ]);
    }
  }

  function passOn(request: IncomingMessage, response: ServerResponse, target: string): void {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const leave = reads ? () => {} : submissions.take();
    if (leave === null) {
      refuseBody(request);
      sendWireError(request, response, TOO_MANY, ['Retry-After', RETRY_AFTER]);
      return;
    }
    response.on('close', leave);
    proxy.forward(request, response, {
      lane: reads ? 'files' : 'submissions',
      target,
      maxBody: reads ? 0 : BODY_LIMITS.submission,
      sendingBodyMs,
      headers: () => ['Cache-Control', CACHE_POLICIES.never, 'X-Content-Type-Options', 'nosniff'],
      onFailure: (failure) =>
        sendWireError(
          request,
          response,
          FAILURES[failure],
          failure === 'unreachable' ? ['Retry-After', RETRY_AFTER] : [],
        ),
    });
  }

  return async (request, response, { path, search }) => {
    // A POST too: some backends answer it with the list, and their own HTML must not get past the store.
    const set = request.method === 'OPTIONS' ? undefined : sets.get(path);
    if (set) {
      if (hasBody(request)) refuseBody(request);
      await sendSet(request, response, set);
    } else if (path === CHANGES_PATH) {
      // The stream is for servers: one connection each, and there are more visitors than connections.
      sendWireError(request, response, { status: 404, code: 'rest_no_route', message: 'No route was found.' });
    } else {
      passOn(request, response, `${path}${search}`);
    }
  };
}
