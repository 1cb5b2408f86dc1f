import type { OutgoingHttpHeaders } from 'node:http';
import { inOwnTrace, inSpan } from '@kontorwerk/runtime/tracing/spans';
import { SUBMISSION_LIMITS } from '../base/limits.ts';
import { type Log, reasonOf } from '../base/log.ts';
import type { Deliver, DeliveryResult } from './delivery.ts';
import { describeDelivery, interpretDelivery, judgeDelivery, type Verdict } from './delivery-verdict.ts';
import type { Spool } from './spool.ts';
import { type SubmissionHead, streamBody } from './submission-file.ts';

/** Delivers the spooled submissions to the backend, oldest first, as soon as it answers. */
export type SpoolWorker = {
  start(): void;
  /** Schedules the delivery of a new submission. */
  added(): void;
  /** Resets the backoff after the backend answered another request. */
  backendAnswers(): void;
  /** Stops after the running delivery; one without an answer in time is aborted, and the submission stays. */
  stop(): Promise<void>;
};

export type SpoolWorkerOptions = {
  readonly spool: Pick<Spool, 'names' | 'read' | 'remove' | 'refuse' | 'abandon'>;
  readonly deliver: Deliver;
  readonly headersOf: (head: SubmissionHead) => OutgoingHttpHeaders;
  /** Probes whether the backend answers anything at all. */
  readonly isAnswering: () => Promise<boolean>;
  readonly log: Log;
  readonly delays?: { readonly firstMs: number; readonly longestMs: number };
  /** How long stopping may wait for an answer, in milliseconds. */
  readonly patienceMs?: number;
};

/** The outcome for one file of the spool, which may be gone meanwhile, or kill the backend. */
type Outcome = Verdict | 'removed' | 'silenced';

/** Statuses of a proxy whose backend fell silent or died. */
const SILENCE: readonly number[] = [502, 504];

/**
 * Deferrals in a row that end a round. A submission blocked by a firewall for its content doesn't hold up the others,
 * and a backend that rejects everything isn't sent everything over and over.
 */
const MOST_DEFERRALS = 5;

/** Returns the wait of an answer's `Retry-After`, up to the limit, in milliseconds. */
function retryAfterMs(delivery: DeliveryResult): number {
  if (delivery.kind === 'no-answer') return 0;
  const at = delivery.headers.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === 'retry-after');
  const seconds = at === -1 ? 0 : Number(delivery.headers[at + 1]);
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds * 1_000), SUBMISSION_LIMITS.longestAskedMs) : 0;
}

/** Whether the backend fell silent or died during the delivery; an unreachable one never received it. */
function isSilenced(delivery: DeliveryResult): boolean {
  return delivery.kind === 'no-answer' ? delivery.why !== 'unreachable' : SILENCE.includes(delivery.status);
}

export function createSpoolWorker(options: SpoolWorkerOptions): SpoolWorker {
  const { spool, deliver, headersOf, isAnswering, log, delays = SUBMISSION_LIMITS.spoolDelays } = options;
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let stopped = false;
  let delayMs = delays.firstMs;
  /** Submissions whose trouble was logged. */
  const loggedFailures = new Set<string>();
  /** Deferred submissions, and until when they aren't retried: a backend may have stored them each time. */
  const deferred = new Map<string, { readonly times: number; readonly until: number }>();
  /** How often the backend fell silent or died during a submission's delivery. */
  const silences = new Map<string, number>();
  /** The logged reasons for deferrals, until nothing is deferred any more. */
  const loggedReasons = new Set<string>();
  /** The end of the pause that the backend asked for. */
  let notBefore = 0;

  function defer(name: string): void {
    const times = (deferred.get(name)?.times ?? 0) + 1;
    const ms = Math.min(delays.firstMs * 2 ** times, SUBMISSION_LIMITS.longestAskedMs);
    deferred.set(name, { times, until: Date.now() + ms });
  }

  function dueAt(name: string): number {
    return deferred.get(name)?.until ?? 0;
  }

  /** Returns the files that are due, longest overdue first; of those never deferred, oldest first. */
  function due(): readonly string[] {
    const now = Date.now();
    const names = spool.names().filter((name) => dueAt(name) <= now);
    return names.toSorted((one, other) => dueAt(one) - dueAt(other));
  }

  function logDeferral(name: string, reason: string): void {
    if (!loggedReasons.has(reason)) log.error(`spool: ${name} waits, and is tried again: ${reason}`);
    loggedReasons.add(reason);
  }

  /**
   * Defers a submission over which the backend fell silent, or makes it a dead letter: it may be what kills the backend
   * each time.
   */
  async function deferSilenced(name: string, reason: string): Promise<Outcome> {
    const times = (silences.get(name) ?? 0) + 1;
    const pauseMs = SUBMISSION_LIMITS.silentPausesMs[times - 1];
    silences.set(name, times);
    if (pauseMs !== undefined) {
      deferred.set(name, { times, until: Date.now() + pauseMs });
      return 'silenced';
    }
    log.error(
      `spool: ${name} met a silent or dying backend ${times} times; it is laid aside in "unanswered": ${reason}`,
    );
    await spool.abandon(name);
    silences.delete(name);
    return 'refused';
  }

  async function deliverFile(name: string): Promise<Outcome> {
    // A backend that is away, or silent in general, says nothing about this submission.
    if (silences.has(name) && !(await isAnswering())) return 'retry-all';
    const submission = await spool.read(name);
    if (submission === null) return 'removed';
    const { file, head } = submission;
    const answer = await deliver({
      stream: () => streamBody(file),
      bytes: head.bytes,
      target: head.path,
      headers: headersOf(head),
      patienceMs: SUBMISSION_LIMITS.spoolPatienceMs,
      signal: ending.signal,
    });
    const delivery = interpretDelivery(head.path, answer);
    if (isSilenced(answer) && !ending.signal.aborted) return deferSilenced(name, describeDelivery(delivery));
    const verdict = judgeDelivery(delivery);
    notBefore = Math.max(notBefore, Date.now() + retryAfterMs(answer));
    if (verdict === 'retry') logDeferral(name, describeDelivery(delivery));
    if (verdict === 'stored') await spool.remove(name);
    if (verdict === 'refused') {
      const status = delivery.kind === 'answered' ? delivery.status : 0;
      log.error(`spool: the backend refuses ${name} with ${status}; it is laid aside in "refused"`);
      await spool.refuse(name);
    }
    return verdict;
  }

  /** Delivers one file; one that the disk can't read must not block the others. */
  async function tryDelivery(name: string): Promise<Outcome> {
    try {
      // A separate trace, as the visitor's request ended long ago.
      const verdict = await inOwnTrace(() =>
        inSpan('hand over submission', {}, async (span) => {
          const verdict = await deliverFile(name);
          span.setAttribute('outcome', verdict);
          return verdict;
        }),
      );
      loggedFailures.delete(name);
      if (verdict === 'retry') defer(name);
      else if (verdict !== 'retry-all' && verdict !== 'silenced') {
        deferred.delete(name);
        silences.delete(name);
      }
      return verdict;
    } catch (error) {
      if (!loggedFailures.has(name))
        log.error(`spool: ${name} can't be handed over and is tried again: ${reasonOf(error)}`);
      loggedFailures.add(name);
      defer(name);
      return 'retry';
    }
  }

  /** Delivers all due files; returns whether none is left to be retried. */
  async function deliverDue(): Promise<boolean> {
    let stored = 0;
    let left = false;
    let deferralsInRow = 0;
    try {
      for (const name of due()) {
        if (stopped) return true;
        const verdict = await tryDelivery(name);
        if (verdict === 'stored') stored += 1;
        const isDeferred = verdict === 'retry' || verdict === 'silenced';
        if (isDeferred) left = true;
        deferralsInRow = isDeferred ? deferralsInRow + 1 : 0;
        if (verdict === 'silenced' && !(await isAnswering())) return false;
        if (verdict === 'retry-all' || deferralsInRow === MOST_DEFERRALS) return false;
      }
      if (deferred.size === 0) loggedReasons.clear();
      return !left;
    } finally {
      if (stored > 0) log.info(`spool: ${stored} submissions were handed over, ${spool.names().length} wait`);
    }
  }

  function schedule(ms: number): void {
    if (stopped || timer !== undefined) return;
    timer = setTimeout(run, Math.max(ms, notBefore - Date.now())).unref();
  }

  function run(): void {
    clearTimeout(timer);
    timer = undefined;
    if (stopped || running !== null) return;
    running = deliverDue()
      .catch((error) => {
        log.error(`spool: ${reasonOf(error)}`);
        return false;
      })
      .then((done) => {
        running = null;
        delayMs = done ? delays.firstMs : Math.min(delays.longestMs, delayMs * 2);
        if (spool.names().length > 0) schedule(delayMs);
      });
  }

  return {
    start() {
      if (spool.names().length > 0) schedule(0);
    },
    added: () => schedule(delayMs),
    backendAnswers() {
      if (spool.names().length === 0 || Date.now() < notBefore) return;
      delayMs = delays.firstMs;
      run();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const impatient = setTimeout(() => ending.abort(), options.patienceMs ?? SUBMISSION_LIMITS.patienceMs);
      await running;
      clearTimeout(impatient);
    },
  };
}
