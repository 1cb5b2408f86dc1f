import type { Agent, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Transform } from 'node:stream';
import { CONCURRENCY, LOG_LIMITS, TIME_LIMITS } from '../base/limits.ts';
import { createThrottledLog, type Log, reasonOf } from '../base/log.ts';
import type { ReceivedBody } from '../http/receive-body.ts';
import { announcedLength, BodyTooLarge, drainBody, hasBody } from '../http/request-body.ts';
import { visitorAddress, visitorHeaders } from '../http/visitor.ts';
import { createBackendTarget } from './backend-target.ts';
import { requestHeaders, responseHeaders } from './forwarded-headers.ts';
import { sessionCookies } from './session-cookies.ts';

/** Why the backend's answer could not be passed on: nobody listens, it broke off, the body was too long or too slow. */
export type ProxyFailure = 'unreachable' | 'broken' | 'too-large' | 'too-slow';

/** Each lane has connections of its own, so that a jam in one holds nobody up in the others. */
export type Lane = 'editors' | 'guests' | 'files' | 'submissions';

/** What is known of the backend's answer before it is passed on. */
export type BackendAnswer = {
  readonly status: number;
  readonly contentType: string;
  readonly cacheControl: string | undefined;
};

export type Forwarding = {
  readonly lane: Lane;
  /** The path and query that the backend is asked for. */
  readonly target: string;
  /** The request's body, where it was received before; else it is passed on as it comes. */
  readonly body?: ReceivedBody;
  /** Longest request body in bytes that is passed on as it comes. */
  readonly maxBody: number;
  /** How long sending the body may take, in milliseconds; without it, as long as the server lets a request take. */
  readonly sendingBodyMs?: number;
  /** Headers that replace the backend's, as names and values in turn. */
  readonly headers: (answer: BackendAnswer) => readonly string[];
  /** Answers in the backend's place. */
  readonly onFailure: (failure: ProxyFailure) => void;
};

/** Passes a request on to the backend and its answer back, both as they come. */
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

function limited(limit: number): Transform {
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      if (length > limit) done(new BodyTooLarge());
      else done(null, chunk);
    },
  });
}

/** There was someone, and then there wasn't. */
function brokeOff(error: Error): boolean {
  return 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
}

export function createProxy(options: ProxyOptions): BackendProxy {
  const { backendUrl, clock, log } = options;
  const logOnce = createThrottledLog(log, clock, LOG_LIMITS.sameReasonMs);
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
    { lane, target, body, maxBody, sendingBodyMs, headers, onFailure }: Forwarding,
  ): void {
    let failed = false;
    let left = false;
    const fail = (failure: ProxyFailure, error: Error) => {
      if (failed) return;
      failed = true;
      upstream.destroy();
      // Who went away broke it off; that is no failure of the backend's.
      if (left) return;
      const reason = reasonOf(error);
      if (failure === 'unreachable' || failure === 'broken')
        logOnce(reason, `proxy ${request.method} ${target}: ${reason}`);
      if (response.headersSent) {
        response.destroy();
        return;
      }
      drainBody(request);
      onFailure(failure);
    };
    const address = visitorAddress(request, options.trustedProxies);
    const sentHeaders = requestHeaders(request, visitorHeaders(address, options.publicUrl), backend.host);
    cookies.inward(sentHeaders);
    if (body !== undefined) {
      delete sentHeaders['transfer-encoding'];
      sentHeaders['content-length'] = body.length;
    }
    const upstream = backend.request(target, {
      agent: agents[lane],
      method: request.method ?? 'GET',
      headers: sentHeaders,
      timeout: TIME_LIMITS.proxySilence,
    });
    upstream.on('timeout', () => fail('unreachable', new Error(`no answer for ${TIME_LIMITS.proxySilence / 1000} s`)));
    upstream.on('error', (error) => fail(brokeOff(error) ? 'broken' : 'unreachable', error));
    upstream.on('response', (answer) => {
      // The visitor was told something else in the meantime.
      if (response.headersSent) {
        upstream.destroy();
        return;
      }
      const status = answer.statusCode ?? 502;
      const { 'content-type': contentType = '', 'cache-control': cacheControl } = answer.headers;
      const replaced = headers({ status, contentType, cacheControl });
      response.writeHead(status, cookies.outward(responseHeaders(answer, replaced, backendUrl)));
      // Before the pipeline closes the visitor's connection: after that nobody can tell who broke it off.
      answer.on('error', (error) => fail('broken', error));
      pipeline(answer, response, () => {});
    });
    response.on('close', () => {
      body?.discard();
      // A refusal may be complete while the body is still being passed on.
      if (response.writableFinished && (body !== undefined || request.complete)) return;
      left = !failed;
      upstream.destroy();
    });

    if (body !== undefined) {
      pipeline(body.stream(), upstream, () => {});
    } else if ((announcedLength(request) ?? 0) > maxBody) {
      fail('too-large', new BodyTooLarge());
    } else if (hasBody(request)) {
      const counted = limited(maxBody);
      counted.on('error', (error) => fail('too-large', error));
      if (sendingBodyMs !== undefined) {
        const late = setTimeout(() => fail('too-slow', new Error('the body took too long')), sendingBodyMs);
        request.on('end', () => clearTimeout(late));
        response.on('close', () => clearTimeout(late));
      }
      // Not `pipeline`: a backend that stops reading must not tear the visitor's connection down before they are told.
      request.pipe(counted).pipe(upstream);
    } else {
      upstream.end();
    }
  }

  function close(): void {
    for (const agent of Object.values(agents)) agent.destroy();
  }

  return { forward, close };
}
