import http, { type Agent, type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { TIME_LIMITS } from '../base/limits.ts';
import { tracedRequest } from './traced-request.ts';

type Asking = {
  readonly method: string;
  readonly headers: OutgoingHttpHeaders;
  /** `false` for a connection that is used once. */
  readonly agent?: Agent | false;
  /** How long the backend may be silent, in milliseconds. */
  readonly timeout?: number;
  /** Gives the request up. */
  readonly signal?: AbortSignal;
};

/** A backend as requests are sent to it. */
export type BackendTarget = {
  /** Connections of its own, kept for the next request for a while, so many at a time. */
  agent(maxSockets: number): Agent;
  /** Begins a request for a path and query, below the backend's own folder where it has one. */
  request(target: string, asking: Asking): ClientRequest;
};

const NO_ANSWER = 'what came is no answer';

/**
 * Waits for the answer to a request, or for the reason why what came in its place can't be passed on. A request that
 * fails tells `none` after its own 'error'.
 */
export function onAnswer(
  request: ClientRequest,
  answered: (answer: IncomingMessage) => void,
  none: (reason: Error) => void,
): void {
  let came = false;
  request.on('response', (answer) => {
    came = true;
    // Node reads statuses that it won't send.
    if ((answer.statusCode ?? 0) >= 200) answered(answer);
    else none(new Error(NO_ANSWER));
  });
  // A switch to another protocol, which nobody asked for, is neither an answer nor an error.
  request.on('close', () => {
    if (!came) none(new Error(NO_ANSWER));
  });
}

export function createBackendTarget(backendUrl: string): BackendTarget {
  const { protocol, host, hostname, port, pathname } = new URL(backendUrl);
  const transport = protocol === 'https:' ? https : http;
  const base = pathname.replace(/\/$/, '');
  return {
    agent: (maxSockets) => new transport.Agent({ keepAlive: true, maxSockets, timeout: TIME_LIMITS.idleBackend }),
    request: (target, { headers, ...asking }) =>
      tracedRequest(asking.method, (traceHeaders) =>
        transport.request({
          ...asking,
          // A URL has brackets around an IPv6 address; whoever looks it up doesn't know them.
          hostname: hostname.replace(/^\[|\]$/g, ''),
          port,
          path: `${base}${target}`,
          headers: { ...headers, ...traceHeaders, host },
        }),
      ),
  };
}
