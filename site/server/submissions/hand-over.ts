import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SUBMISSION_LIMITS } from '../base/limits.ts';
import { reasonOf } from '../base/log.ts';
import { readBounded } from '../http/bounded-body.ts';
import { CACHE_POLICIES } from '../http/cache-policies.ts';
import { createBackendTarget, onAnswer } from '../proxy/backend-target.ts';
import { responseHeaders } from '../proxy/forwarded-headers.ts';

/** What the backend said; `headers` are names and values in turn. */
export type BackendAnswer = {
  readonly kind: 'answered';
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: Buffer;
};

/** The backend said nothing that could be passed on. */
export type NoAnswer = {
  readonly kind: 'no-answer';
  /** `unreachable`: nobody listens, so nothing was stored; `silent` and `broken`: it may have been. */
  readonly why: 'unreachable' | 'silent' | 'broken';
  readonly reason: string;
};

export type HandedOver = BackendAnswer | NoAnswer;

/** What a backend, or a proxy on the way to it, answers that can't say anything just now. */
const NOTHING_TO_SAY: readonly number[] = [502, 503, 504];

/** Tells whether a submission got no answer, or one that says no more than that. */
export function saysNothing(handed: HandedOver): boolean {
  return handed.kind === 'no-answer' || NOTHING_TO_SAY.includes(handed.status);
}

type Handing = {
  /** Reads the body. */
  readonly stream: () => Readable;
  /** Of the body. */
  readonly bytes: number;
  /** Path and query. */
  readonly target: string;
  readonly headers: OutgoingHttpHeaders;
  /** How long the backend may be silent, and how long its answer may take once it has everything, in milliseconds. */
  readonly patienceMs: number;
  /** Gives it up. */
  readonly signal?: AbortSignal;
};

/** Sends a submission to the backend. Never rejects because of the backend. */
export type HandOver = (handing: Handing) => Promise<HandedOver>;

/** The connection was never made. */
const NOBODY_LISTENS: readonly string[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
];

function whyOf(error: unknown): NoAnswer['why'] {
  // Several addresses were tried at once.
  const errors = error instanceof AggregateError ? error.errors : [error];
  const isRefused = (one: unknown) =>
    one instanceof Error && 'code' in one && typeof one.code === 'string' && NOBODY_LISTENS.includes(one.code);
  return errors.length > 0 && errors.every(isRefused) ? 'unreachable' : 'broken';
}

/** An answer concerns one visitor, and is nothing but what it says to be. */
function replacedHeaders(body: Buffer): readonly string[] {
  const length = ['Content-Length', String(body.length)];
  return [...length, 'Cache-Control', CACHE_POLICIES.never, 'X-Content-Type-Options', 'nosniff'];
}

export function createHandOver(backendUrl: string): HandOver {
  const backend = createBackendTarget(backendUrl);

  return async ({ stream, bytes, target, headers, patienceMs, signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<BackendAnswer>();
    let silent = false;
    let answering: NodeJS.Timeout | undefined;
    const request = backend.request(target, {
      // A connection of its own: one that was kept may be closed by the other side just now, and nobody could tell
      // whether what was sent through it was stored.
      agent: false,
      method: 'POST',
      headers: { ...headers, connection: 'close', 'content-length': bytes },
      timeout: patienceMs,
      ...(signal && { signal }),
    });
    const giveUp = () => {
      silent = true;
      request.destroy(new Error(`no answer for ${patienceMs / 1000} s`));
    };
    // An answer that drips is none either.
    const awaitAnswer = () => {
      answering ??= setTimeout(giveUp, patienceMs);
    };
    request.on('timeout', giveUp);
    request.on('finish', awaitAnswer);
    request.on('error', reject);
    const readAnswer = (answer: IncomingMessage) => {
      awaitAnswer();
      readBounded(answer, SUBMISSION_LIMITS.answerBytes).then(
        (body) =>
          resolve({
            kind: 'answered',
            status: answer.statusCode ?? 502,
            headers: responseHeaders(answer, replacedHeaders(body), backendUrl),
            body,
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
      return { kind: 'no-answer', why: silent ? 'silent' : whyOf(error), reason: reasonOf(error) };
    } finally {
      clearTimeout(answering);
    }
  };
}
