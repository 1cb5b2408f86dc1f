import type { IncomingMessage, ServerResponse } from 'node:http';
import { CHANGES_PATH } from '@kontorwerk/contract/wire';
import { BODY_LIMITS } from './body-limits.ts';
import { CACHE_POLICIES } from './cache-policies.ts';
import { ALL_SETS, nameOf, pathOf, type SetId } from './content-store/content-sets.ts';
import type { ContentStore } from './content-store/content-store.ts';
import { ContentUnavailable } from './content-store/content-unavailable.ts';
import type { BackgroundQueue } from './http/background-queue.ts';
import { type FinishedAnswer, finishAnswer, shrinkAnswer } from './http/finished-answer.ts';
import type { RequestTarget } from './http/request-target.ts';
import { sendAnswer } from './http/send-answer.ts';
import { sendWireError } from './http/wire-error.ts';
import type { BackendProxy, ProxyFailure } from './proxy/proxy.ts';

/** Answers everything below `/wp-json`: lists and settings from the content store, the rest from the backend. */
export type WireRoutes = (request: IncomingMessage, response: ServerResponse, target: RequestTarget) => Promise<void>;

/** Seconds after which a caller may try again. */
const RETRY_AFTER = '5';

const FAILURES = {
  'too-large': { status: 413, code: 'payload_too_large', message: 'The request is too large.' },
  unreachable: { status: 503, code: 'backend_unavailable', message: 'The content backend is not available right now.' },
  broken: { status: 502, code: 'bad_gateway', message: 'The content backend did not answer properly.' },
} as const satisfies Record<ProxyFailure, object>;

type Made = { readonly from: unknown; readonly answer: Promise<FinishedAnswer> };

export function createWireRoutes({
  store,
  proxy,
  headers,
  background,
}: {
  readonly store: ContentStore;
  readonly proxy: BackendProxy;
  /** Sent with every answer, as names and values in turn. */
  readonly headers: readonly string[];
  readonly background: BackgroundQueue;
}): WireRoutes {
  const sets = new Map(ALL_SETS.map((set) => [pathOf(set), set]));
  const made = new Map<string, Made>();

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

  return async (request, response, { path, search }) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const set = reads ? sets.get(path) : undefined;
    if (set) {
      await sendSet(request, response, set);
    } else if (path === CHANGES_PATH) {
      // The stream is for servers: one connection each, and there are more visitors than connections.
      sendWireError(request, response, { status: 404, code: 'rest_no_route', message: 'No route was found.' });
    } else {
      proxy.forward(request, response, {
        target: `${path}${search}`,
        maxBody: BODY_LIMITS.submission,
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
  };
}
