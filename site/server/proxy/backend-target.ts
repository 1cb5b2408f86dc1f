import http, { type Agent, type ClientRequest, type RequestOptions } from 'node:http';
import https from 'node:https';

/** A backend as requests are sent to it. */
export type BackendTarget = {
  /** Host and port, as the `Host` header has them. */
  readonly host: string;
  /** Connections of its own, kept for the next request, so many at a time. */
  agent(maxSockets: number): Agent;
  /** Begins a request for a path and query, below the backend's own folder where it has one. */
  request(target: string, options: Omit<RequestOptions, 'host' | 'hostname' | 'port' | 'path'>): ClientRequest;
};

export function createBackendTarget(backendUrl: string): BackendTarget {
  const { protocol, host, hostname, port, pathname } = new URL(backendUrl);
  const transport = protocol === 'https:' ? https : http;
  const base = pathname.replace(/\/$/, '');
  return {
    host,
    agent: (maxSockets) => new transport.Agent({ keepAlive: true, maxSockets }),
    request: (target, options) =>
      // A URL has brackets around an IPv6 address; whoever looks it up doesn't know them.
      transport.request({ ...options, hostname: hostname.replace(/^\[|\]$/g, ''), port, path: `${base}${target}` }),
  };
}
