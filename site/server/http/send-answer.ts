import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseCoding } from './content-coding.ts';
import type { FinishedAnswer } from './finished-answer.ts';

/** What a 304 leaves out: it describes a body that isn't there. */
const OF_THE_BODY = new Set(['Content-Type', 'Content-Length', 'Content-Encoding', 'Content-Security-Policy']);

/** A 304 renews the stored answer's headers, so the policy that belongs to the stored bytes stays with them. */
function withoutBody(headers: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at] ?? '';
    if (!OF_THE_BODY.has(name)) kept.push(name, headers[at + 1] ?? '');
  }
  return kept;
}

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
    response.writeHead(304, [...withoutBody(form.headers), ...more]);
    response.end();
    return;
  }
  response.writeHead(answer.status, form.headers.concat(more));
  if (request.method === 'HEAD') response.end();
  else response.end(form.body, 'latin1');
}
