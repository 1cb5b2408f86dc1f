import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { isRecord } from '@kontorwerk/contract/content/read-values';
import { acceptRequestId, REQUEST_ID_HEADER } from '@kontorwerk/runtime/http/request-id';
import { createRequestScope } from '@kontorwerk/runtime/log/request-scope';
import { getProcessSingleton } from '../process-singleton.ts';

/** The request that the running code is handling, in async context. */
export const currentRequest = getProcessSingleton('current-request', createRequestScope);

/** Node's diagnostics channel for each incoming request, published before any handler runs. */
export const REQUEST_STARTS = 'http.server.request.start';

/** Calls `hear` for each request before any handler runs. Returns the unsubscribe function. */
export function onRequestStart(hear: (request: IncomingMessage, response: ServerResponse) => void): () => void {
  const listener = (started: unknown) => {
    if (!isRecord(started)) return;
    const { request, response } = started;
    if (request instanceof IncomingMessage && response instanceof ServerResponse) hear(request, response);
  };
  subscribe(REQUEST_STARTS, listener);
  return () => void unsubscribe(REQUEST_STARTS, listener);
}

/**
 * Sets the request id from the site for everything that runs on behalf of a request. Next creates the server itself and
 * gives no access to a request before its own handlers. Returns the unsubscribe function.
 */
export function followRequests(): () => void {
  return onRequestStart((request, response) =>
    currentRequest.enter({ id: acceptRequestId(request.headers[REQUEST_ID_HEADER.toLowerCase()]), response }),
  );
}
