import http, { type Agent, type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';

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
  /** Connections of its own, kept for the next request, so many at a time. */
  agent(maxSockets: number): Agent;
  /** Begins a request for a path and query, below the backend's own folder where it has one. */
  request(target: string, asking: Asking): ClientRequest;
};

/** What is said of a backend whose bytes are no answer. */
export const NO_ANSWER = 'what came is no answer';

/** Tells whether what Node read of a backend's bytes can be passed on: it takes statuses that it won't send. */
export function isAnswer({ statusCode = 0 }: IncomingMessage): boolean {
  return statusCode >= 200;
}

export function createBackendTarget(backendUrl: string): BackendTarget {
  const { protocol, host, hostname, port, pathname } = new URL(backendUrl);
  const transport = protocol === 'https:' ? https : http;
  const base = pathname.replace(/\/$/, '');
  return {
    agent: (maxSockets) => new transport.Agent({ keepAlive: true, maxSockets }),
    request: (target, { headers, ...asking }) =>
      transport.request({
        ...asking,
        // A URL has brackets around an IPv6 address; whoever looks it up doesn't know them.
        hostname: hostname.replace(/^\[|\]$/g, ''),
        port,
        path: `${base}${target}`,
        headers: { ...headers, host },
      }),
  };
}
