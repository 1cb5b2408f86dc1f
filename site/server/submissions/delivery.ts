import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { pipeline as pipeCallback, type Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { PLAIN_TEXTS, TEXTS_HEADER } from '@kontorwerk/contract/wire';
import { SUBMISSION_LIMITS } from '../base/limits.ts';
import { reasonOf } from '../base/log.ts';
import { readBounded } from '../http/bounded-body.ts';
import { createBackendTarget, onAnswer } from '../proxy/backend-target.ts';

/** The backend's answer. */
export type BackendAnswer = {
  readonly kind: 'answered';
  readonly status: number;
  /** The headers for the visitor, as names and values in turn. */
  readonly headers: readonly string[];
  readonly body: Buffer;
  /** Its texts are plain text, not HTML. */
  readonly hasPlainTexts?: true;
};

/** The backend gave no answer that could be forwarded. */
export type NoAnswer = {
  readonly kind: 'no-answer';
  /** `unreachable`: no connection, so nothing was stored; `silent` and `broken`: it may have been. */
  readonly why: 'unreachable' | 'silent' | 'broken';
  readonly reason: string;
};

export type DeliveryResult = BackendAnswer | NoAnswer;

type DeliveryRequest = {
  /** Opens the body for reading. */
  readonly stream: () => Readable;
  /** The body's length. */
  readonly bytes: number;
  /** Path and query. */
  readonly target: string;
  readonly headers: OutgoingHttpHeaders;
  /**
   * The longest silence of the backend, and the longest time for its answer once it has everything, in milliseconds.
   */
  readonly patienceMs: number;
  /** Aborts the delivery. */
  readonly signal?: AbortSignal;
};

/** Delivers a submission to the backend. Never rejects because of the backend. */
export type Deliver = (handing: DeliveryRequest) => Promise<DeliveryResult>;

/** Errors before a connection was made. */
const UNREACHABLE_CODES: readonly string[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
];

function classifyFailure(error: unknown): NoAnswer['why'] {
  // Several addresses were tried at once.
  const errors = error instanceof AggregateError ? error.errors : [error];
  const isRefused = (one: unknown) =>
    one instanceof Error && 'code' in one && typeof one.code === 'string' && UNREACHABLE_CODES.includes(one.code);
  return errors.length > 0 && errors.every(isRefused) ? 'unreachable' : 'broken';
}

/** Decoders for content codings that a backend may use unasked. */
const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Returns the decoded body. */
function decoded(answer: IncomingMessage): Readable {
  const decoder = DECODERS[(answer.headers['content-encoding'] ?? '').trim().toLowerCase()]?.();
  // Errors of either stream are thrown where the result is read.
  return decoder === undefined ? answer : pipeCallback(answer, decoder, () => {});
}

/** Returns the headers for the visitor who sent a submission: of the backend's only `Retry-After`. */
function visitorsHeaders({ headers }: IncomingMessage): readonly string[] {
  const { 'retry-after': retryAfter } = headers;
  return retryAfter === undefined ? [] : ['Retry-After', retryAfter];
}

function hasPlainTexts({ headers }: IncomingMessage): boolean {
  return headers[TEXTS_HEADER.toLowerCase()] === PLAIN_TEXTS;
}

export function createDelivery(backendUrl: string): Deliver {
  const backend = createBackendTarget(backendUrl);

  return async ({ stream, bytes, target, headers, patienceMs, signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<BackendAnswer>();
    let silent = false;
    let answering: NodeJS.Timeout | undefined;
    const request = backend.request(target, {
      // A new connection: the backend may close a kept one at this moment, and then it is unknown whether the
      // submission was stored.
      agent: false,
      method: 'POST',
      headers: { ...headers, connection: 'close', 'content-length': bytes },
      timeout: patienceMs,
      ...(signal && { signal }),
    });
    const abandon = () => {
      silent = true;
      request.destroy(new Error(`no answer for ${patienceMs / 1000} s`));
    };
    // An answer that arrives too slowly is none, either.
    const awaitAnswer = () => {
      answering ??= setTimeout(abandon, patienceMs);
    };
    request.on('timeout', abandon);
    request.on('finish', awaitAnswer);
    request.on('error', reject);
    const readAnswer = (answer: IncomingMessage) => {
      awaitAnswer();
      readBounded(decoded(answer), SUBMISSION_LIMITS.answerBytes).then(
        (body) =>
          resolve({
            kind: 'answered',
            status: answer.statusCode ?? 502,
            headers: visitorsHeaders(answer),
            body,
            ...(hasPlainTexts(answer) && { hasPlainTexts: true }),
          }),
        reject,
      );
    };
    onAnswer(request, readAnswer, reject);
    // A backend may answer before it has read everything, and close.
    pipeline(stream(), request).catch(() => {});
    try {
      return await promise;
    } catch (error) {
      request.destroy();
      return { kind: 'no-answer', why: silent ? 'silent' : classifyFailure(error), reason: reasonOf(error) };
    } finally {
      clearTimeout(answering);
    }
  };
}
