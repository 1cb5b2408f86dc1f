import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseCoding } from './content-coding.ts';
import { bodyOf, type FinishedAnswer } from './finished-answer.ts';

/** The hash is long enough to be found by itself in a list of tags, whatever form they name. */
function isKnown(ifNoneMatch: string, answer: FinishedAnswer): boolean {
  return ifNoneMatch.includes(answer.hash) || ifNoneMatch.trim() === '*';
}

/**
 * Sends a finished answer in the form the client prefers, or a 304 when it has it already. This is the hot
 * path: no copying, no parsing beyond two headers.
 *
 * @param more further headers, as names and values in turn
 */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: FinishedAnswer,
  more: readonly string[] = [],
): void {
  const { headers } = request;
  const coding = chooseCoding(headers['accept-encoding']);
  const form = (coding === 'br' ? answer.br : coding === 'gzip' ? answer.gzip : null) ?? answer.identity;
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined && answer.status === 200 && isKnown(ifNoneMatch, answer)) {
    response.writeHead(304, form.headersUnchanged.concat(more));
    response.end();
    return;
  }
  response.writeHead(answer.status, form.headers.concat(more));
  if (request.method === 'HEAD') response.end();
  else response.end(form.body ?? bodyOf(answer, form), 'latin1');
}
