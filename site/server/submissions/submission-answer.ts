import type { SubmissionRefusal } from '@kontorwerk/contract/submissions/judgement';
import type { WireError } from '@kontorwerk/contract/wire';
import { RETRY_AFTER } from '../base/limits.ts';
import { CACHE_POLICIES } from '../http/cache-policies.ts';
import type { WIRE_FAILURES, WireFailure } from '../http/wire-failures.ts';

/** The answer to the visitor, from the site itself or derived from the backend's. */
export type SubmissionAnswer = {
  readonly status: number;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly body: Buffer;
  /** Whether it is only in the spool so far. */
  readonly isKept?: true;
};

/** Headers of every answer to a submission. */
const ALWAYS = ['Cache-Control', CACHE_POLICIES.never, 'X-Content-Type-Options', 'nosniff'];

/** Builds an answer from serialised JSON. */
export function jsonAnswer(status: number, body: Buffer, headers: readonly string[] = []): SubmissionAnswer {
  return { status, headers: ['Content-Type', 'application/json; charset=utf-8', ...ALWAYS, ...headers], body };
}

export function answerOf(status: number, body: object, headers: readonly string[] = []): SubmissionAnswer {
  return jsonAnswer(status, Buffer.from(JSON.stringify(body)), headers);
}

/** Builds an answer with only a status: §8 has a message for it. */
export function emptyAnswer(status: number, headers: readonly string[] = []): SubmissionAnswer {
  return { status, headers: [...ALWAYS, ...headers], body: Buffer.alloc(0) };
}

/** Builds an error in the wire's shape that says why a submission isn't accepted. */
export function errorAnswer(said: SubmissionRefusal | (typeof WIRE_FAILURES)[WireFailure]): SubmissionAnswer {
  const { status, code, message } = said;
  const fields = {
    ...('params' in said && { params: said.params }),
    ...('advice' in said && { advice: said.advice }),
  };
  const error: WireError = { code, message, data: { status, ...fields } };
  return answerOf(status, error, status === 503 ? RETRY_AFTER : []);
}
