import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Measures } from '../base/measures.ts';
import { routeName } from './route-name.ts';

/** The status that is counted if the client left before the answer, as in nginx. */
const GONE = 499;

/** Returns the final status of a request. */
export function statusOf(response: ServerResponse): number {
  return response.headersSent ? response.statusCode : GONE;
}

/** Counts a request, and its duration, once it is answered. */
export function countRequest(
  request: IncomingMessage,
  response: ServerResponse,
  measures: Pick<Measures, 'answered' | 'took'>,
): void {
  const since = performance.now();
  response.once('close', () => {
    const status = statusOf(response);
    const route = routeName(request.url, status);
    measures.answered(route, request.method, status);
    measures.took(route, (performance.now() - since) / 1_000);
  });
}
