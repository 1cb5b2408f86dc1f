import type { IncomingMessage, ServerResponse } from 'node:http';
import { CACHE_POLICIES } from './cache-policies.ts';
import { chooseCoding } from './content-negotiation.ts';
import { bodyOf, type FinishedAnswer } from './finished-answer.ts';

/** Whether a list of tags names an answer in any encoding: the hash is long enough for a plain text search. */
function isKnown(ifNoneMatch: string, answer: FinishedAnswer): boolean {
  return ifNoneMatch.includes(answer.hash) || ifNoneMatch.trim() === '*';
}

/**
 * Whether the client has the answer already. The date counts only without a tag, and only if it is this answer's:
 * another process may have sent a later date for an earlier version.
 */
function isUnchanged({ headers }: IncomingMessage, answer: FinishedAnswer): boolean {
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined) return isKnown(ifNoneMatch, answer);
  const since = headers['if-modified-since'];
  return since !== undefined && since === answer.lastModified;
}

/** Whether `If-Match` allows an answer: it compares strongly (RFC 9110, 13.1.1), and all tags here are weak. */
function isMatching({ headers }: IncomingMessage): boolean {
  const ifMatch = headers['if-match'];
  return ifMatch === undefined || ifMatch.trim() === '*';
}

/**
 * Sends a finished answer in the client's preferred encoding, or a 304 if the client has it. This is the hot path: no
 * copying, no parsing beyond a few headers.
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

/** Sends a short text that isn't cached: an error, or the server's status. `headers` alternates names and values. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  answer: {
    readonly status: number;
    readonly contentType: string;
    readonly body: string;
    readonly headers?: readonly string[];
  },
): void {
  response.writeHead(answer.status, [
    'Content-Type',
    `${answer.contentType}; charset=utf-8`,
    'Content-Length',
    String(Buffer.byteLength(answer.body)),
    'Cache-Control',
    CACHE_POLICIES.never,
    'X-Content-Type-Options',
    'nosniff',
    ...(answer.headers ?? []),
  ]);
  response.end(request.method === 'HEAD' ? undefined : answer.body);
}
