import type { OutgoingHttpHeaders } from 'node:http';
import { inOwnTrace, inSpan } from '@kontorwerk/contract/tracing/spans';
import { SUBMISSION_LIMITS } from '../base/limits.ts';
import { type Log, reasonOf } from '../base/log.ts';
import type { HandedOver, HandOver } from './delivery.ts';
import { reasonOfAnswer, understand, type Verdict, verdictOf } from './delivery-verdict.ts';
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
  readonly spool: Pick<Spool, 'names' | 'read' | 'remove' | 'refuse' | 'giveUp'>;
  readonly handOver: HandOver;
  readonly headersOf: (head: SubmissionHead) => OutgoingHttpHeaders;
  /** Probes whether the backend answers anything at all. */
  readonly isAnswering: () => Promise<boolean>;
  readonly log: Log;
  readonly delays?: { readonly firstMs: number; readonly longestMs: number };
  /** How long stopping may wait for an answer, in milliseconds. */
  readonly patienceMs?: number;
};

/** The outcome for one file of the spool, which may be gone meanwhile, or kill the backend. */
type Outcome = Verdict | 'gone' | 'silenced';

/** Statuses of a proxy whose backend fell silent or died. */
const SILENCE: readonly number[] = [502, 504];

/**
 * Deferrals in a row that end a round. A submission blocked by a firewall for its content doesn't hold up the others,
 * and a backend that rejects everything isn't sent everything over and over.
 */
const MOST_PUT_OFF = 5;

/** Returns the wait of an answer's `Retry-After`, up to the limit, in milliseconds. */
function askedToWait(handed: HandedOver): number {
  if (handed.kind === 'no-answer') return 0;
  const at = handed.headers.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === 'retry-after');
  const seconds = at === -1 ? 0 : Number(handed.headers[at + 1]);
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds * 1_000), SUBMISSION_LIMITS.longestAskedMs) : 0;
}

/** Whether the backend fell silent or died during the delivery; an unreachable one never received it. */
function isSilenced(handed: HandedOver): boolean {
  return handed.kind === 'no-answer' ? handed.why !== 'unreachable' : SILENCE.includes(handed.status);
}

export function createSpoolWorker(options: SpoolWorkerOptions): SpoolWorker {
  const { spool, handOver, headersOf, isAnswering, log, delays = SUBMISSION_LIMITS.spoolDelays } = options;
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let stopped = false;
  let delayMs = delays.firstMs;
  /** Submissions whose trouble was logged. */
  const troubled = new Set<string>();
  /** Deferred submissions, and until when they aren't retried: a backend may have stored them each time. */
  const postponed = new Map<string, { readonly times: number; readonly until: number }>();
  /** How often the backend fell silent or died during a submission's delivery. */
  const silences = new Map<string, number>();
  /** The logged reasons for deferrals, until nothing is deferred any more. */
  const reasonsSaid = new Set<string>();
  /** The end of the pause that the backend asked for. */
  let notBefore = 0;

  function postpone(name: string): void {
    const times = (postponed.get(name)?.times ?? 0) + 1;
    const ms = Math.min(delays.firstMs * 2 ** times, SUBMISSION_LIMITS.longestAskedMs);
    postponed.set(name, { times, until: Date.now() + ms });
  }

  function dueAt(name: string): number {
    return postponed.get(name)?.until ?? 0;
  }

  /** Returns the files that are due, longest overdue first; of those never deferred, oldest first. */
  function due(): readonly string[] {
    const now = Date.now();
    const names = spool.names().filter((name) => dueAt(name) <= now);
    return names.toSorted((one, other) => dueAt(one) - dueAt(other));
  }

  function sayOnce(name: string, reason: string): void {
    if (!reasonsSaid.has(reason)) log.error(`spool: ${name} waits, and is tried again: ${reason}`);
    reasonsSaid.add(reason);
  }

  /**
   * Defers a submission over which the backend fell silent, or makes it a dead letter: it may be what kills the backend
   * each time.
   */
  async function setBack(name: string, reason: string): Promise<Outcome> {
    const times = (silences.get(name) ?? 0) + 1;
    const pauseMs = SUBMISSION_LIMITS.silentPausesMs[times - 1];
    silences.set(name, times);
    if (pauseMs !== undefined) {
      postponed.set(name, { times, until: Date.now() + pauseMs });
      return 'silenced';
    }
    log.error(
      `spool: ${name} met a silent or dying backend ${times} times; it is laid aside in "unanswered": ${reason}`,
    );
    await spool.giveUp(name);
    silences.delete(name);
    return 'refused';
  }

  async function handOne(name: string): Promise<Outcome> {
    // A backend that is away, or silent in general, says nothing about this submission.
    if (silences.has(name) && !(await isAnswering())) return 'all-later';
    const submission = await spool.read(name);
    if (submission === null) return 'gone';
    const { file, head } = submission;
    const answer = await handOver({
      stream: () => streamBody(file),
      bytes: head.bytes,
      target: head.path,
      headers: headersOf(head),
      patienceMs: SUBMISSION_LIMITS.spoolPatienceMs,
      signal: ending.signal,
    });
    const handed = understand(head.path, answer);
    if (isSilenced(answer) && !ending.signal.aborted) return setBack(name, reasonOfAnswer(handed));
    const verdict = verdictOf(handed);
    notBefore = Math.max(notBefore, Date.now() + askedToWait(answer));
    if (verdict === 'later') sayOnce(name, reasonOfAnswer(handed));
    if (verdict === 'stored') await spool.remove(name);
    if (verdict === 'refused') {
      const status = handed.kind === 'answered' ? handed.status : 0;
      log.error(`spool: the backend refuses ${name} with ${status}; it is laid aside in "refused"`);
      await spool.refuse(name);
    }
    return verdict;
  }

  /** Delivers one file; one that the disk can't read must not block the others. */
  async function tryOne(name: string): Promise<Outcome> {
    try {
      // A separate trace, as the visitor's request ended long ago.
      const verdict = await inOwnTrace(() =>
        inSpan('hand over submission', {}, async (span) => {
          const verdict = await handOne(name);
          span.setAttribute('outcome', verdict);
          return verdict;
        }),
      );
      troubled.delete(name);
      if (verdict === 'later') postpone(name);
      else if (verdict !== 'all-later' && verdict !== 'silenced') {
        postponed.delete(name);
        silences.delete(name);
      }
      return verdict;
    } catch (error) {
      if (!troubled.has(name)) log.error(`spool: ${name} can't be handed over and is tried again: ${reasonOf(error)}`);
      troubled.add(name);
      postpone(name);
      return 'later';
    }
  }

  /** Delivers all due files; returns whether none is left to be retried. */
  async function handAll(): Promise<boolean> {
    let stored = 0;
    let left = false;
    let inARow = 0;
    try {
      for (const name of due()) {
        if (stopped) return true;
        const verdict = await tryOne(name);
        if (verdict === 'stored') stored += 1;
        const isPutOff = verdict === 'later' || verdict === 'silenced';
        if (isPutOff) left = true;
        inARow = isPutOff ? inARow + 1 : 0;
        if (verdict === 'silenced' && !(await isAnswering())) return false;
        if (verdict === 'all-later' || inARow === MOST_PUT_OFF) return false;
      }
      if (postponed.size === 0) reasonsSaid.clear();
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
    running = handAll()
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
