import type { OutgoingHttpHeaders } from 'node:http';
import type { Language } from '@kontorwerk/contract/languages';
import { formRulesOf } from '@kontorwerk/contract/settings/form-rules';
import { CONTACT_PATH, type SubmissionPath } from '@kontorwerk/contract/wire';
import PQueue from 'p-queue';
import { LOG_LIMITS, SUBMISSION_LIMITS, TIME_LIMITS } from '../base/limits.ts';
import { createThrottledLog, type Log, reasonOf } from '../base/log.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import { WIRE_FAILURES } from '../http/error-answers.ts';
import type { Deliver, DeliveryResult, NoAnswer } from './delivery.ts';
import { type Delivery, describeDelivery, interpretDelivery, isUnanswered, judgeDelivery } from './delivery-verdict.ts';
import type { CompleteBody } from './incoming-folder.ts';
import { createResumeThread } from './resume-thread.ts';
import type { Spool } from './spool.ts';
import type { SpoolWorker } from './spool-worker.ts';
import { buildAnswer, buildErrorAnswer, buildVisitorAnswer, type SubmissionAnswer } from './submission-answer.ts';
import type { SubmissionHead } from './submission-file.ts';
import { deriveIdempotencyKey } from './submission-headers.ts';
import { buildStoredAnswer, findRefusal } from './submission-judge.ts';

/** A received submission, and its sender. */
export type SubmissionContext = {
  readonly path: SubmissionPath;
  /** Path and query for the backend. */
  readonly target: string;
  readonly language: Language;
  readonly clientAddress: string;
  /** Returns the headers of the first delivery, by its idempotency key. */
  readonly headers: (key: string) => OutgoingHttpHeaders;
};

/** Delivers one submission to the backend or, without an answer, to the spool. */
export type SubmissionFlow = (received: CompleteBody, sent: SubmissionContext) => Promise<SubmissionAnswer>;

export type SubmissionFlowOptions = {
  readonly deliver: Deliver;
  readonly spool: Spool;
  readonly worker: SpoolWorker;
  readonly store: Pick<ContentStore, 'settings'>;
  readonly clock: () => number;
  readonly log: Log;
  /** How long the backend may be silent before the spool takes over, in milliseconds. */
  readonly patienceMs?: number;
};

/** Whether the operator should see an answer in the log; the backend's refusals are for the visitor only. */
function isForOperator(delivery: Delivery, answer: SubmissionAnswer, path: SubmissionPath): boolean {
  // Without its texts the contact form can't show a success.
  const isMute = path === CONTACT_PATH && delivery.kind === 'answered' && delivery.read.kind === 'silent';
  return isMute || (answer.status >= 300 && judgeDelivery(delivery) !== 'refused');
}

/** The backend wasn't asked, so nothing was stored. */
const NOT_ATTEMPTED: NoAnswer = {
  kind: 'no-answer',
  why: 'unreachable',
  reason: 'others wait for it in vain or too long',
};

export function createSubmissionFlow(options: SubmissionFlowOptions): SubmissionFlow {
  const { deliver, spool, worker, store, clock, log, patienceMs = SUBMISSION_LIMITS.patienceMs } = options;
  const logOnce = createThrottledLog(log, 'warn', clock, LOG_LIMITS.sameReasonMs);
  const logLostOnce = createThrottledLog(log, 'error', clock, LOG_LIMITS.sameReasonMs);
  const deliveries = new PQueue({ concurrency: SUBMISSION_LIMITS.concurrentDeliveries });
  const seeResume = createResumeThread(log);
  const judging = new PQueue({ concurrency: SUBMISSION_LIMITS.concurrentJudgements });

  /** When the backend was last found silent. */
  let silentAt = Number.NEGATIVE_INFINITY;

  /**
   * Whether to bypass the backend (circuit breaker): a silent or overloaded one would make all visitors wait in turn,
   * though the spool has room.
   */
  function isCircuitOpen(waitingSince: number): boolean {
    const isOverdue =
      clock() - silentAt < SUBMISSION_LIMITS.patienceMs || clock() - waitingSince >= SUBMISSION_LIMITS.patienceMs;
    return isOverdue && !spool.state().isFull;
  }

  async function deliverUnlessOpen(
    { stream, bytes }: CompleteBody,
    sent: SubmissionContext,
    key: string,
    { since, patienceMs: patience }: { readonly since: number; readonly patienceMs: number },
  ): Promise<DeliveryResult> {
    if (isCircuitOpen(since)) return NOT_ATTEMPTED;
    const delivery = await deliver({
      stream,
      bytes,
      target: sent.target,
      headers: sent.headers(key),
      patienceMs: patience,
    });
    if (delivery.kind === 'no-answer' && delivery.why === 'silent') silentAt = clock();
    return delivery;
  }

  /** Whether a submission can be sent again without being stored twice. */
  function canRepeat(delivery: Delivery, language: Language): boolean {
    if (delivery.kind === 'no-answer' && delivery.why === 'unreachable') return true;
    return store.settings(language).idempotent_submissions && isUnanswered(delivery);
  }

  /** Returns the answer to the visitor without the spool. */
  function answerWithoutSpool(delivery: Delivery, { path, language }: SubmissionContext): SubmissionAnswer {
    if (delivery.kind === 'no-answer') return buildErrorAnswer(WIRE_FAILURES[delivery.why]);
    return buildVisitorAnswer(delivery, { path, language, own: store.settings(language).words?.answers });
  }

  async function spoolSubmission(received: CompleteBody, sent: SubmissionContext, key: string): Promise<void> {
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
    const key = deriveIdempotencyKey(path, received.sha256, since);
    const turn = { since, patienceMs: idempotent_submissions ? patienceMs : TIME_LIMITS.submission };
    const delivery = interpretDelivery(path, await deliveries.add(() => deliverUnlessOpen(received, sent, key, turn)));
    const reason = describeDelivery(delivery);
    if (!canRepeat(delivery, language)) {
      const answer = answerWithoutSpool(delivery, sent);
      if (!isUnanswered(delivery)) worker.backendAnswers();
      if (isForOperator(delivery, answer, path)) logOnce(reason, `submission to ${path}: ${reason}`);
      return answer;
    }
    const rules = { ...formRulesOf(store.settings(language)), language };
    const refusal = await judging.add(() => findRefusal(received, path, rules, seeResume));
    if (refusal) return buildErrorAnswer(refusal);
    try {
      await spoolSubmission(received, sent, key);
    } catch (error) {
      logLostOnce(reasonOf(error), `submission to ${path}: no answer (${reason}), and no spool: ${reasonOf(error)}`);
      return answerWithoutSpool(delivery, sent);
    }
    logOnce(`kept ${reason}`, `submission to ${path}: kept until the backend is back (${reason})`);
    return {
      ...buildAnswer(200, buildStoredAnswer(path, language, store.settings(language).words?.answers)),
      isKept: true,
    };
  };
}
