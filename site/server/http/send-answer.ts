import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseCoding } from './content-coding.ts';
import { bodyOf, type FinishedAnswer } from './finished-answer.ts';

/** The hash is long enough to be found by itself in a list of tags, whatever form they name. */
function isKnown(ifNoneMatch: string, answer: FinishedAnswer): boolean {
  return ifNoneMatch.includes(answer.hash) || ifNoneMatch.trim() === '*';
}

/**
 * Tells whether who asks has an answer already. The date counts only where no tag is named, and only one that was given by
 * this very answer: another process may have given a later one to what has changed since.
 */
function isUnchanged({ headers }: IncomingMessage, answer: FinishedAnswer): boolean {
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined) return isKnown(ifNoneMatch, answer);
  const since = headers['if-modified-since'];
  return since !== undefined && since === answer.lastModified;
}

/** Whether `If-Match` lets an answer be sent: it compares strongly (RFC 9110, 13.1.1), and all tags here are weak. */
function isMatching({ headers }: IncomingMessage): boolean {
  const ifMatch = headers['if-match'];
  return ifMatch === undefined || ifMatch.trim() === '*';
}

/**
 * Sends a finished answer in the form the client prefers, or a 304 when it has it already. This is the hot
 * path: no copying, no parsing beyond a few headers.
 *
 * @param more further headers, as names and values in turn
 */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: FinishedAnswer,
  more: readonly string[] = [],
): void {
  if (answer.status === 200 && !isMatching(request)) {
    response.writeHead(412, ['Content-Length', '0', 'Cache-Control', 'no-store', ...more]);
    response.end();
    return;
  }
  const coding = chooseCoding(request.headers['accept-encoding']);
  const form = (coding === 'br' ? answer.br : coding === 'gzip' ? answer.gzip : null) ?? answer.identity;
  if (answer.status === 200 && isUnchanged(request, answer)) {
    response.writeHead(304, form.headersUnchanged.concat(more));
    response.end();
    return;
  }
  response.writeHead(answer.status, form.headers.concat(more));
  if (request.method === 'HEAD') response.end();
  else response.end(form.body ?? bodyOf(answer, form), 'latin1');
}
