import type { Agent, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { BODY_LIMITS, CONCURRENCY, LOG_LIMITS, TIME_LIMITS } from '../base/limits.ts';
import { createThrottledLog, type Log, reasonOf } from '../base/log.ts';
import { drainBody, hasBody, type ReceivedBody } from '../http/request-body.ts';
import { redactPath } from '../http/request-target.ts';
import { visitorAddress, visitorHeaders } from '../http/visitor.ts';
import { createBackendTarget, onAnswer } from './backend-target.ts';
import { requestHeaders, responseHeaders } from './forwarded-headers.ts';
import { sessionCookies } from './session-cookies.ts';

/** Why the backend's answer could not be forwarded: no connection, or it broke off. */
export type ProxyFailure = 'unreachable' | 'broken';

/** Each lane has a separate connection pool, so that congestion in one doesn't affect the others. */
export type Lane = 'editors' | 'guests' | 'files' | 'submissions';
/** The lanes of visitors; the others lead to the CMS's admin. */
const VISITORS_LANES: readonly Lane[] = ['files', 'submissions'];

/** The head of the backend's answer. */
export type BackendAnswer = {
  readonly status: number;
  readonly contentType: string;
  readonly cacheControl: string | undefined;
  /** Whether it has a content security policy. */
  readonly hasPolicy: boolean;
};

export type Forwarding = {
  readonly lane: Lane;
  /** The path and query for the backend. */
  readonly target: string;
  /**
   * The request's body, received before: a slow client must not hold a connection to the backend. Without it none is
   * sent.
   */
  readonly body?: ReceivedBody | undefined;
  /** Headers that replace the backend's, as names and values in turn. */
  readonly headers: (answer: BackendAnswer) => readonly string[];
  /** Answers instead of the backend. */
  readonly onFailure: (failure: ProxyFailure) => void;
};

/** Forwards a request to the backend, and streams its answer back. */
export type BackendProxy = {
  forward(request: IncomingMessage, response: ServerResponse, forwarding: Forwarding): void;
  close(): void;
};

export type ProxyOptions = {
  readonly backendUrl: string;
  readonly publicUrl: string;
  readonly trustedProxies: number;
  readonly clock: () => number;
  readonly log: Log;
};

/** Whether an established connection was lost. */
function isConnectionLost(error: Error): boolean {
  return 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
}

/** Whether a status is a redirect, whose target may be in the backend's own network. */
function isRedirectStatus(status: number): boolean {
  return status >= 300 && status < 400 && status !== 304;
}

export function createProxy(options: ProxyOptions): BackendProxy {
  const { backendUrl, clock, log } = options;
  const logOnce = createThrottledLog(log, 'warn', clock, LOG_LIMITS.sameReasonMs);
  const cookies = sessionCookies(options.publicUrl);
  const backend = createBackendTarget(backendUrl);
  const agentHere = () => backend.agent(CONCURRENCY.connections);
  const agents: Readonly<Record<Lane, Agent>> = {
    editors: agentHere(),
    guests: agentHere(),
    files: agentHere(),
    submissions: agentHere(),
  };

  function forward(
    request: IncomingMessage,
    response: ServerResponse,
    { lane, target, body, headers, onFailure }: Forwarding,
  ): void {
    // The client is gone or already has an answer: the backend isn't asked.
    const isOver = () => response.headersSent || response.destroyed;
    if (isOver()) {
      body?.discard();
      return;
    }
    const isForVisitor = VISITORS_LANES.includes(lane);
    let hasFailed = false;
    let hasLeft = false;
    const fail = (failure: ProxyFailure, error: Error) => {
      if (hasFailed) return;
      hasFailed = true;
      upstream.destroy();
      // A visitor who left is no failure of the backend.
      if (hasLeft) return;
      const reason = reasonOf(error);
      logOnce(reason, `proxy ${request.method} ${redactPath(target)}: ${reason}`);
      if (response.headersSent) response.destroy();
      else onFailure(failure);
    };
    const address = visitorAddress(request, options.trustedProxies);
    const forwardedHeaders = requestHeaders(request, visitorHeaders(address, options.publicUrl));
    cookies.restoreNames(forwardedHeaders);
    const method = request.method ?? 'GET';
    const isRepeatable = body === undefined && (method === 'GET' || method === 'HEAD');
    const forwardAnswer = (answer: IncomingMessage) => {
      if (isOver()) {
        upstream.destroy();
        return;
      }
      const status = answer.statusCode ?? 502;
      const { 'content-type': contentType = '', 'cache-control': cacheControl } = answer.headers;
      const hasPolicy = answer.headers['content-security-policy'] !== undefined;
      if (isForVisitor && isRedirectStatus(status)) {
        fail('broken', new Error(`it answers ${status}`));
        return;
      }
      const replaced = headers({ status, contentType, cacheControl, hasPolicy });
      response.writeHead(status, cookies.addPrefixes(responseHeaders(answer, replaced, { backendUrl, isForVisitor })));
      // Before the pipeline closes the visitor's connection: afterwards it isn't known which side broke off.
      answer.on('error', (error) => fail('broken', error));
      pipeline(answer, response, () => {});
    };
    const ask = (agent: Agent | false) => {
      const upstreamRequest = backend.request(target, {
        agent,
        method,
        headers: body === undefined ? forwardedHeaders : { ...forwardedHeaders, 'content-length': body.length },
        timeout: TIME_LIMITS.proxySilence,
      });
      // A keep-alive connection may end just as it is reused: safe requests are retried once.
      let isReusedConnection = false;
      let hadEnded = false;
      upstreamRequest.once('socket', ({ connecting }) => {
        isReusedConnection = !connecting;
      });
      upstreamRequest.on('timeout', () =>
        fail('unreachable', new Error(`no answer for ${TIME_LIMITS.proxySilence / 1000} s`)),
      );
      upstreamRequest.on('error', (error) => {
        hadEnded = isRepeatable && isReusedConnection && isConnectionLost(error) && !isOver();
        if (!hadEnded) fail(isConnectionLost(error) ? 'broken' : 'unreachable', error);
      });
      // A backend may answer without having read all of a long body: the next request on the connection would hang.
      if (body !== undefined && body.length > BODY_LIMITS.inMemory)
        upstreamRequest.once('response', () => {
          upstreamRequest.shouldKeepAlive = false;
        });
      onAnswer(upstreamRequest, forwardAnswer, (reason) => {
        if (hadEnded && !hasFailed && !isOver()) upstream = ask(false);
        else fail('broken', reason);
      });
      if (body === undefined) upstreamRequest.end();
      else pipeline(body.stream(), upstreamRequest, () => {});
      return upstreamRequest;
    };
    let upstream = ask(agents[lane]);
    response.on('close', () => {
      body?.discard();
      if (response.writableFinished) return;
      hasLeft = !hasFailed;
      upstream.destroy();
    });

    if (body === undefined && hasBody(request)) drainBody(request);
  }

  function close(): void {
    for (const agent of Object.values(agents)) agent.destroy();
  }

  return { forward, close };
}
