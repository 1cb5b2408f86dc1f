import http, { type Agent, type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { noteFailure, traceHeaders, tracer } from '@kontorwerk/runtime/tracing/spans';
import { context, SpanKind, trace } from '@opentelemetry/api';
import { TIME_LIMITS } from '../base/limits.ts';

/**
 * Sends a request to the backend in a span that lasts until the answer has ended, complete or not. `send` gets the
 * headers by which the backend continues the trace.
 */
function traceRequest(
  method: string,
  send: (headers: Readonly<Record<string, string>>) => ClientRequest,
): ClientRequest {
  const span = tracer().startSpan(`${method} backend`, { kind: SpanKind.CLIENT });
  const request = context.with(trace.setSpan(context.active(), span), () => send(traceHeaders()));
  if (!span.isRecording()) return request;
  request.once('response', ({ statusCode = 0 }: IncomingMessage) =>
    span.setAttribute('http.response.status_code', statusCode),
  );
  request.once('error', (error) => noteFailure(span, error));
  request.once('close', () => span.end());
  return request;
}

type RequestOptions = {
  readonly method: string;
  readonly headers: OutgoingHttpHeaders;
  /** `false` for a connection that is used once. */
  readonly agent?: Agent | false;
  /** The longest silence of the backend, in milliseconds. */
  readonly timeout?: number;
  /** Aborts the request. */
  readonly signal?: AbortSignal;
};

/** A backend as the target of requests. */
type BackendTarget = {
  /** Creates a separate pool of keep-alive connections. */
  agent(maxSockets: number): Agent;
  /** Starts a request for a path and query, below the backend's base path. */
  request(target: string, asking: RequestOptions): ClientRequest;
};

const NO_ANSWER = 'what came is no answer';

/**
 * Waits for the answer to a request, or for the reason why there is none that can be forwarded. A failed request calls
 * `none` after its 'error'.
 */
export function onAnswer(
  request: ClientRequest,
  onResponse: (answer: IncomingMessage) => void,
  onNone: (reason: Error) => void,
): void {
  let hasResponse = false;
  request.on('response', (answer) => {
    hasResponse = true;
    // Node parses statuses that it refuses to send.
    if ((answer.statusCode ?? 0) >= 200) onResponse(answer);
    else onNone(new Error(NO_ANSWER));
  });
  // An unrequested protocol switch is neither an answer nor an error.
  request.on('close', () => {
    if (!hasResponse) onNone(new Error(NO_ANSWER));
  });
}

export function createBackendTarget(backendUrl: string): BackendTarget {
  const { protocol, host, hostname, port, pathname } = new URL(backendUrl);
  const transport = protocol === 'https:' ? https : http;
  const base = pathname.replace(/\/$/, '');
  return {
    agent: (maxSockets) => new transport.Agent({ keepAlive: true, maxSockets, timeout: TIME_LIMITS.idleBackend }),
    request: (target, { headers, ...asking }) =>
      traceRequest(asking.method, (traceHeaders) =>
        transport.request({
          ...asking,
          // A URL has brackets around an IPv6 address, which the name lookup rejects.
          hostname: hostname.replace(/^\[|\]$/g, ''),
          port,
          path: `${base}${target}`,
          headers: { ...headers, ...traceHeaders, host },
        }),
      ),
  };
}
