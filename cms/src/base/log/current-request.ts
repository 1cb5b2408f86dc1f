import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { isRecord } from '@kontorwerk/contract/content/read-values';
import { createRequestScope } from '@kontorwerk/contract/log/request-scope';
import { REQUEST_ID_HEADER, requestId } from '@kontorwerk/contract/request-id';
import { processWide } from '../process-wide.ts';

/** The request that the running code works for. */
export const currentRequest = processWide('current-request', createRequestScope);

/** Node's own word on each request that one of its servers got, said before anybody handles it. */
export const REQUEST_STARTS = 'http.server.request.start';

/** Calls `hear` for each request before anybody handles it. Returns what ends that. */
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
 * Has all that is done for a request know the id that the site gave it: Next makes the server itself, and shows a request
 * to nobody before its own handlers have it. Returns what ends that.
 */
export function followRequests(): () => void {
  return onRequestStart((request, response) =>
    currentRequest.enter({ id: requestId(request.headers[REQUEST_ID_HEADER.toLowerCase()]), response }),
  );
}
