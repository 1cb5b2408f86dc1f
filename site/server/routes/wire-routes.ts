import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ContentQuery, parseContentQuery } from '@kontorwerk/contract/content/content-query';
import { CHANGES_PATH, isRecordKey, type SubmissionPath } from '@kontorwerk/contract/wire';
import type { BackgroundQueue } from '../base/background-queue.ts';
import { BODY_LIMITS, LOG_LIMITS, RETRY_AFTER } from '../base/limits.ts';
import { createThrottledLog, type Log, reasonOf } from '../base/log.ts';
import type { Metrics } from '../base/metrics.ts';
import { ContentUnavailable, SETS_BY_PATH, type SetId } from '../content-store/content-sets.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import { SetChanged } from '../content-store/whole-set.ts';
import { CACHE_POLICIES, type SharedCaching } from '../http/cache-policies.ts';
import { sendWireError, WIRE_FAILURES, type WireFailure } from '../http/error-answers.ts';
import { BodyTooLarge, BodyTooSlow, drainBody, hasBody, receiveBody } from '../http/request-body.ts';
import type { RequestTarget } from '../http/request-target.ts';
import { sendAnswer } from '../http/response-writer.ts';
import type { BackendProxy } from '../proxy/proxy.ts';
import { IncomingLimitReached } from '../submissions/incoming-folder.ts';
import { isSubmissionPath } from '../submissions/submission-judge.ts';
import type { Submissions } from '../submissions/submissions.ts';
import { createListAnswers, type ListId } from './list-answers.ts';
import { createWholeSetSender } from './whole-set-sender.ts';

/** Serves everything below `/wp-json`: lists and settings from the content store, the rest from the backend. */
export type WireRoutes = {
  /**
   * Sends a cached list and returns true, before anything is parsed. The hot path. `headers` alternates names and
   * values.
   */
  sendReady(request: IncomingMessage, response: ServerResponse, headers: readonly string[]): boolean;
  answer(request: IncomingMessage, response: ServerResponse, target: RequestTarget): Promise<void>;
};

/** Returns why a body wasn't accepted. */
function failureOf(error: unknown): WireFailure {
  if (error instanceof BodyTooLarge) return 'too-large';
  if (error instanceof BodyTooSlow) return 'slow';
  return error instanceof IncomingLimitReached ? 'crowded' : 'failed';
}

export function createWireRoutes({
  store,
  proxy,
  submissions,
  headers,
  caching,
  metrics,
  background,
  incoming,
  sendingBodyMs,
  clock,
  log,
}: {
  readonly store: ContentStore;
  readonly proxy: BackendProxy;
  readonly submissions: Pick<Submissions, 'receiveSubmission'>;
  /** Sent with every answer, as names and values in turn. */
  readonly headers: readonly string[];
  readonly caching: SharedCaching;
  readonly metrics: Pick<Metrics, 'countList'>;
  readonly background: BackgroundQueue;
  /** The folder of bodies while they arrive. */
  readonly incoming: string;
  /** How long a client may take to send a submission, in milliseconds. */
  readonly sendingBodyMs: number;
  readonly clock: () => number;
  readonly log: Log;
}): WireRoutes {
  const logOnce = createThrottledLog(log, 'error', clock, LOG_LIMITS.sameReasonMs);
  const answers = createListAnswers({ store, headers, caching, background });
  const sendWhole = createWholeSetSender(headers);

  async function sendList(
    request: IncomingMessage,
    response: ServerResponse,
    set: ListId,
    ask: ContentQuery,
  ): Promise<void> {
    const { key, language } = set;
    const answer = await answers.list(set, ask);
    if (answer !== null) sendAnswer(request, response, answer);
    else await sendWhole(request, response, store.entries(key, language), (part) => store.answer(key, language, part));
  }

  async function sendSet(
    request: IncomingMessage,
    response: ServerResponse,
    { key, language }: SetId,
    search: string,
  ): Promise<void> {
    try {
      if (isRecordKey(key)) sendAnswer(request, response, await answers.record(key, language));
      else await sendList(request, response, { key, language }, parseContentQuery(new URLSearchParams(search)));
    } catch (error) {
      // A partial answer can only be aborted: the client must not take it for the whole.
      if (response.headersSent || response.destroyed) return void response.destroy();
      if (!(error instanceof ContentUnavailable || error instanceof SetChanged)) throw error;
      const unavailable = { status: 503, code: 'content_unavailable', message: new ContentUnavailable().message };
      sendWireError(request, response, unavailable, RETRY_AFTER);
    }
  }

  /** Receives a body with `take`; sends an error if that fails. */
  async function taking<T>(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    take: () => Promise<T>,
  ): Promise<T | null> {
    try {
      return await take();
    } catch (error) {
      // The client went away, or already has the error for a slow body.
      if (response.headersSent || response.destroyed) return null;
      const failure = failureOf(error);
      if (failure === 'failed') logOnce(failure, `submission to ${path}: ${reasonOf(error)}`);
      drainBody(request);
      const retry = failure === 'crowded' || failure === 'failed' ? RETRY_AFTER : [];
      sendWireError(request, response, WIRE_FAILURES[failure], retry);
      return null;
    }
  }

  async function receiveSubmission(
    request: IncomingMessage,
    response: ServerResponse,
    call: { readonly path: SubmissionPath; readonly target: string },
  ): Promise<void> {
    const answer = await taking(request, response, call.path, () =>
      submissions.receiveSubmission(request, { ...call, timeoutMs: sendingBodyMs }),
    );
    if (answer === null || response.headersSent || response.destroyed) return;
    response.writeHead(answer.status, [...answer.headers]);
    response.end(answer.body);
  }

  async function passOn(
    request: IncomingMessage,
    response: ServerResponse,
    { path, search }: RequestTarget,
  ): Promise<void> {
    const bounds = { maxBytes: BODY_LIMITS.submission, timeoutMs: sendingBodyMs };
    const posts = request.method === 'POST';
    const receives = posts && hasBody(request);
    const body = receives
      ? await taking(request, response, path, () => receiveBody(request, bounds, incoming))
      : undefined;
    if (body === null) return;
    proxy.forward(request, response, {
      lane: posts ? 'submissions' : 'files',
      target: `${path}${search}`,
      body,
      headers: () => ['Cache-Control', CACHE_POLICIES.never, 'X-Content-Type-Options', 'nosniff'],
      onFailure: (failure) =>
        sendWireError(request, response, WIRE_FAILURES[failure], failure === 'unreachable' ? RETRY_AFTER : []),
    });
  }

  async function answer(request: IncomingMessage, response: ServerResponse, target: RequestTarget): Promise<void> {
    const { path, search } = target;
    // A POST too: some backends answer it with the list, and their own HTML must not bypass the store.
    const set = request.method === 'OPTIONS' ? undefined : SETS_BY_PATH.get(path);
    if (set) {
      if (hasBody(request)) drainBody(request);
      await sendSet(request, response, set, search);
    } else if (path === CHANGES_PATH) {
      // The stream is for servers: each takes a connection, and there are more visitors than connections.
      sendWireError(request, response, { status: 404, code: 'rest_no_route', message: 'No route was found.' });
    } else if (request.method === 'POST' && isSubmissionPath(path)) {
      await receiveSubmission(request, response, { path, target: `${path}${search}` });
    } else {
      await passOn(request, response, target);
    }
  }

  return {
    answer,
    sendReady(request, response, more) {
      const ready = answers.findReady(request.url ?? '');
      if (ready === undefined) return false;
      sendAnswer(request, response, ready, more);
      metrics.countList(request.method, response.statusCode);
      return true;
    },
  };
}
