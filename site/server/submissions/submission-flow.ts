import type { OutgoingHttpHeaders } from 'node:http';
import type { Language } from '@kontorwerk/contract/languages';
import { formRulesOf } from '@kontorwerk/contract/settings/form-rules';
import { CONTACT_PATH, type SubmissionPath } from '@kontorwerk/contract/wire';
import PQueue from 'p-queue';
import { LOG_LIMITS, SUBMISSION_LIMITS, TIME_LIMITS } from '../base/limits.ts';
import { createThrottledLog, type Log, reasonOf } from '../base/log.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import { WIRE_FAILURES } from '../http/error-answers.ts';
import type { HandedOver, HandOver, NoAnswer } from './delivery.ts';
import { reasonOfAnswer, saysNothing, type Understood, understand, verdictOf } from './delivery-verdict.ts';
import type { CompleteBody } from './incoming-folder.ts';
import { createResumeThread } from './resume-thread.ts';
import type { Spool } from './spool.ts';
import type { SpoolWorker } from './spool-worker.ts';
import { answerOf, errorAnswer, type SubmissionAnswer, visitorsAnswer } from './submission-answer.ts';
import type { SubmissionHead } from './submission-file.ts';
import { contentKey } from './submission-headers.ts';
import { refusalOf, storedAnswer } from './submission-judge.ts';

/** A received submission, and its sender. */
export type Sent = {
  readonly path: SubmissionPath;
  /** Path and query for the backend. */
  readonly target: string;
  readonly language: Language;
  readonly clientAddress: string;
  /** Returns the headers of the first delivery, by its idempotency key. */
  readonly headers: (key: string) => OutgoingHttpHeaders;
};

/** Delivers one submission to the backend or, without an answer, to the spool. */
export type Submit = (received: CompleteBody, sent: Sent) => Promise<SubmissionAnswer>;

export type SubmitOptions = {
  readonly handOver: HandOver;
  readonly spool: Spool;
  readonly worker: SpoolWorker;
  readonly store: Pick<ContentStore, 'settings'>;
  readonly clock: () => number;
  readonly log: Log;
  /** How long the backend may be silent before the spool takes over, in milliseconds. */
  readonly patienceMs?: number;
};

/** Whether the operator should see an answer in the log; the backend's refusals are for the visitor only. */
function isForOperator(handed: Understood, answer: SubmissionAnswer, path: SubmissionPath): boolean {
  // Without its texts the contact form can't show a success.
  const isMute = path === CONTACT_PATH && handed.kind === 'answered' && handed.read.kind === 'silent';
  return isMute || (answer.status >= 300 && verdictOf(handed) !== 'refused');
}

/** The backend wasn't asked, so nothing was stored. */
const NOT_ASKED: NoAnswer = { kind: 'no-answer', why: 'unreachable', reason: 'others wait for it in vain or too long' };

export function createSubmit(options: SubmitOptions): Submit {
  const { handOver, spool, worker, store, clock, log, patienceMs = SUBMISSION_LIMITS.patienceMs } = options;
  const logOnce = createThrottledLog(log, 'warn', clock, LOG_LIMITS.sameReasonMs);
  const logLostOnce = createThrottledLog(log, 'error', clock, LOG_LIMITS.sameReasonMs);
  const handingOver = new PQueue({ concurrency: SUBMISSION_LIMITS.handedOverAtOnce });
  const seeResume = createResumeThread(log);
  const judging = new PQueue({ concurrency: SUBMISSION_LIMITS.judgedAtOnce });

  /** When the backend was last found silent. */
  let silentAt = Number.NEGATIVE_INFINITY;

  /**
   * Whether to bypass the backend (circuit breaker): a silent or overloaded one would make all visitors wait in turn,
   * though the spool has room.
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

  /** Whether a submission can be sent again without being stored twice. */
  function mayRepeat(handed: Understood, language: Language): boolean {
    if (handed.kind === 'no-answer' && handed.why === 'unreachable') return true;
    return store.settings(language).idempotent_submissions && saysNothing(handed);
  }

  /** Returns the answer to the visitor without the spool. */
  function answerWithoutSpool(handed: Understood, { path, language }: Sent): SubmissionAnswer {
    if (handed.kind === 'no-answer') return errorAnswer(WIRE_FAILURES[handed.why]);
    return visitorsAnswer(handed, { path, language, own: store.settings(language).words?.answers });
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
    const handed = understand(path, await handingOver.add(() => askInTurn(received, sent, key, turn)));
    const reason = reasonOfAnswer(handed);
    if (!mayRepeat(handed, language)) {
      const answer = answerWithoutSpool(handed, sent);
      if (!saysNothing(handed)) worker.backendAnswers();
      if (isForOperator(handed, answer, path)) logOnce(reason, `submission to ${path}: ${reason}`);
      return answer;
    }
    const rules = { ...formRulesOf(store.settings(language)), language };
    const refusal = await judging.add(() => refusalOf(received, path, rules, seeResume));
    if (refusal) return errorAnswer(refusal);
    try {
      await keep(received, sent, key);
    } catch (error) {
      logLostOnce(reasonOf(error), `submission to ${path}: no answer (${reason}), and no spool: ${reasonOf(error)}`);
      return answerWithoutSpool(handed, sent);
    }
    logOnce(`kept ${reason}`, `submission to ${path}: kept until the backend is back (${reason})`);
    return { ...answerOf(200, storedAnswer(path, language, store.settings(language).words?.answers)), isKept: true };
  };
}
