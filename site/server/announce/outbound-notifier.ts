import { setTimeout as sleep } from 'node:timers/promises';
import { type Log, reasonOf } from '../base/log.ts';

/** An outbound notifier: sends items to another program, batched and with retries. */
export type Notifier<T> = {
  /** Starts sending what is due, together with what comes up in the next moments. */
  start(): void;
  /** Sends items at once, in a single attempt. */
  sendOnce(items: readonly T[]): Promise<void>;
  /** Stops and aborts what is being sent. */
  stop(): void;
  /** Sends what is due once more and stops, within `withinMs` milliseconds. */
  sendRestAndStop(withinMs: number): Promise<void>;
};

/** The receiver refuses for good: it isn't retried. */
export class PermanentRefusal extends Error {}

/** Times, in milliseconds. */
export type NotifierTimes = {
  /** How long items are gathered before sending. */
  readonly gatherMs: number;
  /** The waits after a failure: the first, and the longest after doubling. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** After this time a failing batch is dropped. */
  readonly giveUpMs: number;
};

/**
 * Creates a notifier whose items the caller keeps: after a failed attempt they are given back, to be sent with newer
 * ones. Logs the first failure and the recovery, not every attempt.
 */
export function createNotifier<T>({
  take,
  requeue,
  send,
  onSent = () => {},
  most = Number.POSITIVE_INFINITY,
  times,
  says,
  log,
}: {
  /** Takes all that is due out of the caller's queue. */
  readonly take: () => readonly T[];
  readonly requeue: (items: readonly T[]) => void;
  /** Sends items; throws on failure, `PermanentRefusal` if a retry is useless. Aborted by the signal. */
  readonly send: (items: readonly T[], ending: AbortSignal) => Promise<void>;
  /** Called with the items that were sent. */
  readonly onSent?: (items: readonly T[]) => void;
  /** The most items per attempt. */
  readonly most?: number;
  readonly times: NotifierTimes;
  readonly says: { readonly fails: string; readonly works: string; readonly level?: 'error' | 'warn' };
  readonly log: Log;
}): Notifier<T> {
  const [waiting, sending] = [new AbortController(), new AbortController()];
  let running: Promise<void> | null = null;
  let failing = false;
  let isStopped = false;

  /** Without a wait it resolves in a microtask, after the current synchronous code. */
  async function pause(ms: number): Promise<void> {
    if (ms > 0) await sleep(ms, undefined, { signal: waiting.signal, ref: false }).catch(() => {});
  }

  async function attempt(items: readonly T[]): Promise<'told' | 'refused' | 'failed'> {
    try {
      await send(items, sending.signal);
      if (failing) log.info(says.works);
      failing = false;
      return 'told';
    } catch (error) {
      if (!failing && !isStopped) log[says.level ?? 'error'](`${says.fails}: ${reasonOf(error)}`);
      failing = true;
      return error instanceof PermanentRefusal ? 'refused' : 'failed';
    }
  }

  /** Sends all in batches; from the first failed batch on they are given back, unless they are given up. */
  async function sendAll(items: readonly T[], shouldGiveUp: () => boolean): Promise<boolean> {
    for (let at = 0; at < items.length; at += most) {
      const outcome = await attempt(items.slice(at, at + most));
      if (outcome === 'told') onSent(items.slice(at, at + most));
      if (outcome === 'failed' && !shouldGiveUp()) {
        requeue(items.slice(at));
        return false;
      }
    }
    return true;
  }

  async function run(): Promise<void> {
    let [since, delayMs, waitMs] = [performance.now(), times.firstMs, times.gatherMs];
    while (!waiting.signal.aborted) {
      await pause(waitMs);
      const due = waiting.signal.aborted ? [] : take();
      // No await between the check and the end of the loop: a later `begin` starts a new run.
      if (due.length === 0) break;
      if (await sendAll(due, () => performance.now() - since > times.giveUpMs)) {
        [since, delayMs, waitMs] = [performance.now(), times.firstMs, times.gatherMs];
      } else {
        waitMs = delayMs;
        delayMs = Math.min(delayMs * 2, times.longestMs);
      }
    }
    running = null;
  }

  return {
    start() {
      if (!waiting.signal.aborted) running ??= run();
    },
    async sendOnce(items) {
      await attempt(items);
    },
    stop() {
      isStopped = true;
      waiting.abort();
      sending.abort();
    },
    async sendRestAndStop(withinMs) {
      waiting.abort();
      const late = setTimeout(() => sending.abort(), withinMs).unref();
      await running;
      await sendAll(take(), () => false);
      clearTimeout(late);
    },
  };
}
