import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Measures } from '../metrics/measures.ts';
import { routeName } from './route-name.ts';

/** What is counted where the visitor went away before there was an answer, as other servers do. */
const GONE = 499;

/** The status of an answer that is over, one way or the other. */
export function statusOf(response: ServerResponse): number {
  return response.headersSent ? response.statusCode : GONE;
}

/** Counts a request, and how long it took, once it is answered. */
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
