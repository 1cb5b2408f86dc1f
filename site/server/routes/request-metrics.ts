import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from '../base/metrics.ts';

/** The status that is counted if the client left before the answer, as in nginx. */
const GONE = 499;

/** Returns the final status of a request. */
export function statusOf(response: ServerResponse): number {
  return response.headersSent ? response.statusCode : GONE;
}

/**
 * Counts a request, and its duration, once it is answered.
 *
 * @param labelOf returns the request's name in the metrics, by the status of its answer
 */
export function countRequest(
  request: IncomingMessage,
  response: ServerResponse,
  labelOf: (status: number) => string,
  metrics: Pick<Metrics, 'countAnswer' | 'observeDuration'>,
): void {
  const since = performance.now();
  response.once('close', () => {
    const status = statusOf(response);
    const route = labelOf(status);
    metrics.countAnswer(route, request.method, status);
    metrics.observeDuration(route, (performance.now() - since) / 1_000);
  });
}
