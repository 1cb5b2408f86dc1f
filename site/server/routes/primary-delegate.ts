import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { REQUEST_ID_HEADER } from '@kontorwerk/runtime/http/request-id';
import { traceHeaders } from '@kontorwerk/runtime/tracing/spans';
import { RETRY_AFTER, TIME_LIMITS } from '../base/limits.ts';
import { type Log, reasonOf } from '../base/log.ts';
import { sendErrorPage, sendWireError, WIRE_FAILURES } from '../http/error-answers.ts';
import { drainBody, hasBody } from '../http/request-body.ts';
import { redactPath } from '../http/request-target.ts';
import { listConnectionHeaders } from '../proxy/forwarded-headers.ts';
import type { Route } from './route-table.ts';

/** A worker's delegation to the primary: proxies a request to it, and streams its answer back. */
export type PrimaryDelegate = (request: IncomingMessage, response: ServerResponse, asked: Delegated) => void;

/** A request's id, and its route; null if its address is unreadable. */
type Delegated = { readonly id: string; readonly route: Route | null };

/** Headers that are hop-by-hop, or set anew here. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'expect',
  'upgrade',
  'x-forwarded-for',
  'traceparent',
  'tracestate',
  'baggage',
  REQUEST_ID_HEADER.toLowerCase(),
]);

/**
 * Headers that delimit a body: without them the primary would read a body as further requests, which no limit has
 * checked.
 */
const FRAMING: readonly string[] = ['content-length', 'transfer-encoding'];

/** Copies a message's raw headers, as names and values in turn, without those that end here. */
function copyHeaders({ headers, rawHeaders }: IncomingMessage): string[] {
  const named = listConnectionHeaders(headers).filter((name) => !FRAMING.includes(name));
  const ended = new Set([...OWN_HEADERS, ...named]);
  return rawHeaders.flatMap((name, at) =>
    at % 2 === 0 && !ended.has(name.toLowerCase()) ? [name, rawHeaders[at + 1] ?? ''] : [],
  );
}

/** Whether a request may be retried: it is safe and has no body that was consumed. */
function isRepeatable(request: IncomingMessage): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && !hasBody(request);
}

/** @param primaryUrl where the primary listens; it trusts the client addresses sent from here */
export function createPrimaryDelegate(primaryUrl: string, log: Log): PrimaryDelegate {
  const { hostname, port } = new URL(primaryUrl);
  // An agent only honours the other side's keep-alive time if it has a timeout itself.
  const agent = new http.Agent({ keepAlive: true, timeout: TIME_LIMITS.idleBackend });
  // For requests that can't be retried: a kept connection may end just as it is reused.
  const freshAgent = new http.Agent({ keepAlive: true });
  freshAgent.maxFreeSockets = 0;

  function fail(request: IncomingMessage, response: ServerResponse, error: unknown, name?: Route['name']): void {
    if (response.destroyed || response.writableFinished) return;
    // The primary closes the connection of a slow body: that is no error of ours.
    const level = request.complete ? 'error' : 'warn';
    log[level](`${request.method} ${redactPath(request.url)}: ${reasonOf(error)}`);
    if (response.headersSent) return void response.destroy();
    drainBody(request);
    const posts = request.method === 'POST';
    if (name === 'wire' || name === 'search')
      sendWireError(request, response, WIRE_FAILURES[posts ? 'failed' : 'unreachable'], RETRY_AFTER);
    else if (name === 'admin') sendErrorPage(request, response, 'unreachable', RETRY_AFTER);
    else sendErrorPage(request, response, posts ? 'not-kept' : 'busy', RETRY_AFTER);
  }

  return (request, response, { id, route }) => {
    const client = request.socket.remoteAddress ?? '';
    const before = request.headers['x-forwarded-for'];
    const chain = before === undefined ? client : `${before}, ${client}`;
    const ours = ['X-Forwarded-For', chain, REQUEST_ID_HEADER, id, ...Object.entries(traceHeaders()).flat()];
    const headers = [...copyHeaders(request), ...ours];
    const { method, url: path } = request;
    const canRepeat = isRepeatable(request);
    const ask = (by: http.Agent) => {
      const upstreamRequest = http.request({ hostname, port, method, path, headers, agent: by });
      upstreamRequest.once('response', (answer) => {
        const closes = answer.headers.connection === 'close' ? ['Connection', 'close'] : [];
        response.writeHead(answer.statusCode ?? 502, [...copyHeaders(answer), REQUEST_ID_HEADER, id, ...closes]);
        pipeline(answer, response, (error) => {
          if (error) upstreamRequest.destroy();
          else if (!request.complete) drainBody(request);
        });
      });
      upstreamRequest.once('error', (error) => {
        if (upstreamRequest.reusedSocket && !response.headersSent && !response.destroyed) upstream = ask(freshAgent);
        else fail(request, response, error, route?.name);
      });
      if (canRepeat) upstreamRequest.end();
      else request.pipe(upstreamRequest);
      return upstreamRequest;
    };
    let upstream = ask(canRepeat ? agent : freshAgent);
    response.once('close', () => {
      if (!response.writableFinished) upstream.destroy();
    });
  };
}
