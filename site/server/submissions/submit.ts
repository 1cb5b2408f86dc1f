import type { OutgoingHttpHeaders } from 'node:http';
import { formRulesOf } from '@kontorwerk/contract/form-rules';
import type { Language } from '@kontorwerk/contract/languages';
import type { SubmissionRefusal } from '@kontorwerk/contract/submissions/judgement';
import type { SubmissionPath, WireError } from '@kontorwerk/contract/wire';
import PQueue from 'p-queue';
import { LOG_LIMITS, RETRY_AFTER, SUBMISSION_LIMITS, TIME_LIMITS } from '../base/limits.ts';
import { createThrottledLog, type Log, reasonOf } from '../base/log.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import { CACHE_POLICIES } from '../http/cache-policies.ts';
import { WIRE_FAILURES, type WireFailure } from '../http/wire-failures.ts';
import { type HandedOver, type HandOver, type NoAnswer, saysNothing } from './hand-over.ts';
import type { CompleteBody } from './incoming.ts';
import { refusalOf, storedAnswer } from './judge-file.ts';
import type { Spool } from './spool.ts';
import type { SpoolWorker } from './spool-worker.ts';
import type { SubmissionHead } from './submission-file.ts';
import { contentKey } from './submission-headers.ts';

/** What is told to whoever sent it: the backend's own words, or the site's in its place. */
export type SubmissionAnswer = {
  readonly status: number;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly body: Buffer;
  /** The spool has it, and the backend doesn't yet. */
  readonly isKept?: true;
};

/** What came, and from whom. */
export type Sent = {
  readonly path: SubmissionPath;
  /** Path and query, as the backend is asked. */
  readonly target: string;
  readonly language: Language;
  readonly clientAddress: string;
  /** The headers under which the backend is asked first. */
  readonly headers: (key: string) => OutgoingHttpHeaders;
};

/** Takes one submission to the backend or, when that gives no answer, to the spool. */
export type Submit = (received: CompleteBody, sent: Sent) => Promise<SubmissionAnswer>;

export type SubmitOptions = {
  readonly handOver: HandOver;
  readonly spool: Spool;
  readonly worker: SpoolWorker;
  readonly store: Pick<ContentStore, 'settings'>;
  readonly clock: () => number;
  readonly log: Log;
  /** How long a backend may be silent before the spool takes its part, in milliseconds. */
  readonly patienceMs?: number;
};

function answerOf(status: number, body: object, headers: readonly string[] = []): SubmissionAnswer {
  return {
    status,
    headers: [
      'Content-Type',
      'application/json; charset=utf-8',
      'Cache-Control',
      CACHE_POLICIES.never,
      'X-Content-Type-Options',
      'nosniff',
      ...headers,
    ],
    body: Buffer.from(JSON.stringify(body)),
  };
}

/** Says in the shape of the wire why a submission isn't taken. */
export function errorAnswer(said: SubmissionRefusal | (typeof WIRE_FAILURES)[WireFailure]): SubmissionAnswer {
  const { status, code, message } = said;
  const error: WireError = { code, message, data: { status, ...('params' in said && { params: said.params }) } };
  return answerOf(status, error, status === 503 ? RETRY_AFTER : []);
}

/** What is said when neither the backend nor the spool has it. */
function failureAnswer(handed: HandedOver): SubmissionAnswer {
  if (handed.kind === 'answered') return handed;
  return errorAnswer(WIRE_FAILURES[handed.why]);
}

function reasonFor(handed: HandedOver): string {
  return handed.kind === 'answered' ? `it answers ${handed.status}` : handed.reason;
}

/** It wasn't asked, so nothing was stored. */
const NOT_ASKED: NoAnswer = { kind: 'no-answer', why: 'unreachable', reason: 'others wait for it in vain or too long' };

export function createSubmit(options: SubmitOptions): Submit {
  const { handOver, spool, worker, store, clock, log, patienceMs = SUBMISSION_LIMITS.patienceMs } = options;
  const logOnce = createThrottledLog(log, 'warn', clock, LOG_LIMITS.sameReasonMs);
  const logLostOnce = createThrottledLog(log, 'error', clock, LOG_LIMITS.sameReasonMs);
  const handingOver = new PQueue({ concurrency: SUBMISSION_LIMITS.handedOverAtOnce });
  const judging = new PQueue({ concurrency: SUBMISSION_LIMITS.judgedAtOnce });

  /** When the backend was found silent. */
  let silentAt = Number.NEGATIVE_INFINITY;

  /**
   * A silent backend, and one that is too slow for all who come, would keep them waiting one after the other, though the
   * spool has room for them.
   */
  function isLeftAlone(waitingSince: number): boolean {
    const isOverdue =
      clock() - silentAt < SUBMISSION_LIMITS.patienceMs || clock() - waitingSince >= SUBMISSION_LIMITS.patienceMs;
    return isOverdue && !spool.state().isFull;
  }

  async function askInTurn(
    { stream, bytes }: CompleteBody,
    sent: Sent,
    key: string,
    { since, patienceMs: patience }: { readonly since: number; readonly patienceMs: number },
  ): Promise<HandedOver> {
    if (isLeftAlone(since)) return NOT_ASKED;
    const handed = await handOver({
      stream,
      bytes,
      target: sent.target,
      headers: sent.headers(key),
      patienceMs: patience,
    });
    if (handed.kind === 'no-answer' && handed.why === 'silent') silentAt = clock();
    return handed;
  }

  /** Whether it can be given to the backend again without being stored twice. */
  function mayRepeat(handed: HandedOver, language: Language): boolean {
    if (handed.kind === 'no-answer' && handed.why === 'unreachable') return true;
    return store.settings(language).idempotent_submissions && saysNothing(handed);
  }

  async function keep(received: CompleteBody, sent: Sent, key: string): Promise<void> {
    const head: SubmissionHead = {
      version: 1,
      path: sent.path,
      language: sent.language,
      received_at: new Date(clock()).toISOString(),
      idempotency_key: key,
      client_address: sent.clientAddress,
      bytes: received.bytes,
      sha256: received.sha256,
    };
    await spool.add({ file: await received.inFile(), head });
    worker.added();
  }

  return async (received, sent) => {
    const { path, language } = sent;
    const { idempotent_submissions } = store.settings(language);
    const since = clock();
    const key = contentKey(path, received.sha256, since);
    const turn = { since, patienceMs: idempotent_submissions ? patienceMs : TIME_LIMITS.submission };
    const handed = await handingOver.add(() => askInTurn(received, sent, key, turn));
    if (!mayRepeat(handed, language)) {
      if (handed.kind === 'answered') worker.backendAnswers();
      else logOnce(handed.reason, `submission to ${path}: ${handed.reason}`);
      return failureAnswer(handed);
    }
    const rules = { ...formRulesOf(store.settings(language)), language };
    const refusal = await judging.add(() => refusalOf(received, path, rules));
    if (refusal) return errorAnswer(refusal);
    const reason = reasonFor(handed);
    try {
      await keep(received, sent, key);
    } catch (error) {
      logLostOnce(reasonOf(error), `submission to ${path}: no answer (${reason}), and no spool: ${reasonOf(error)}`);
      return failureAnswer(handed);
    }
    logOnce(`kept ${reason}`, `submission to ${path}: kept until the backend is back (${reason})`);
    return { ...answerOf(200, storedAnswer(path, language, store.settings(language).words?.answers)), isKept: true };
  };
}
