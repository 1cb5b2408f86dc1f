import type { IncomingMessage, ServerResponse } from 'node:http';
import { CHANGES_PATH, NO_ANSWER_CODES } from '@kontorwerk/contract/wire';
import type { BackgroundQueue } from '../base/background-queue.ts';
import { BODY_LIMITS, CONCURRENCY, RETRY_AFTER } from '../base/limits.ts';
import { createSemaphore } from '../base/semaphore.ts';
import { ALL_SETS, ContentUnavailable, nameOf, pathOf, type SetId } from '../content-store/content-sets.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import { CACHE_POLICIES } from '../http/cache-policies.ts';
import { sendWireError } from '../http/error-answers.ts';
import { compressHarder, type FinishedAnswer, finishAnswer } from '../http/finished-answer.ts';
import { drainBody, hasBody } from '../http/request-body.ts';
import type { RequestTarget } from '../http/request-target.ts';
import { sendAnswer } from '../http/send-answer.ts';
import type { BackendProxy, ProxyFailure } from '../proxy/proxy.ts';

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
} as const satisfies Record<ProxyFailure | 'crowded', object>;

/** The answer for a set, and the content that it was made of. */
type SetAnswer = { readonly content: unknown; readonly answer: Promise<FinishedAnswer> };

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
  const answers = new Map<string, SetAnswer>();
  const submissions = createSemaphore(CONCURRENCY.submissions);

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

  function passOn(request: IncomingMessage, response: ServerResponse, target: string): void {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const release = reads ? () => {} : submissions.tryAcquire();
    if (release === null) {
      drainBody(request);
      sendWireError(request, response, FAILURES.crowded, RETRY_AFTER);
      return;
    }
    response.on('close', release);
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
    } else {
      passOn(request, response, `${path}${search}`);
    }
  };
}
