import { setTimeout as sleep } from 'node:timers/promises';
import { type Log, reasonOf } from './log.ts';

/** Tells another program what has come up, later, and again and again where that fails. */
export type Telling<T> = {
  /** Something is due: it is told together with what comes up in the next moments. */
  begin(): void;
  /** Tells something at once, a single time. */
  tell(items: readonly T[]): Promise<void>;
  /** Ends, with all that is on its way. */
  stop(): void;
  /** Tells once more what is due, and ends; all of that within so many milliseconds. */
  finish(withinMs: number): Promise<void>;
};

/** What another attempt doesn't help: it is given up. */
export class Refused extends Error {}

/** In milliseconds. */
export type TellingTimes = {
  /** How long what comes up is gathered. */
  readonly gatherMs: number;
  /** The waits after an attempt that failed: the first, and the longest after doubling. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** From then on what failed is given up. */
  readonly giveUpMs: number;
};

/**
 * What is due is kept by whoever tells it: where an attempt fails, that is given back, to be told with what has come up
 * since. The log says once that it fails, and once that it doesn't any more.
 */
export function createTelling<T>({
  take,
  giveBack,
  send,
  onTold = () => {},
  most = Number.POSITIVE_INFINITY,
  times,
  says,
  log,
}: {
  /** All that is due, which isn't from then on. */
  readonly take: () => readonly T[];
  readonly giveBack: (items: readonly T[]) => void;
  /** Throws where it fails: `Refused` where another attempt is in vain. It ends with the signal. */
  readonly send: (items: readonly T[], ending: AbortSignal) => Promise<void>;
  /** Hears what was due and has been told. */
  readonly onTold?: (items: readonly T[]) => void;
  /** How many are told in one attempt. */
  readonly most?: number;
  readonly times: TellingTimes;
  readonly says: { readonly fails: string; readonly works: string; readonly level?: 'error' | 'warn' };
  readonly log: Log;
}): Telling<T> {
  const [waiting, sending] = [new AbortController(), new AbortController()];
  let running: Promise<void> | null = null;
  let failing = false;
  let isStopped = false;

  /** Of no length, it ends when all that happens at this moment has. */
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
      return error instanceof Refused ? 'refused' : 'failed';
    }
  }

  /** Tells all in turn; what can't be told goes back from the first on that fails, unless it is to be given up. */
  async function tellAll(items: readonly T[], isGivenUp: () => boolean): Promise<boolean> {
    for (let at = 0; at < items.length; at += most) {
      const outcome = await attempt(items.slice(at, at + most));
      if (outcome === 'told') onTold(items.slice(at, at + most));
      if (outcome === 'failed' && !isGivenUp()) {
        giveBack(items.slice(at));
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
      // At once: what comes up from here on begins anew.
      if (due.length === 0) break;
      if (await tellAll(due, () => performance.now() - since > times.giveUpMs)) {
        [since, delayMs, waitMs] = [performance.now(), times.firstMs, times.gatherMs];
      } else {
        waitMs = delayMs;
        delayMs = Math.min(delayMs * 2, times.longestMs);
      }
    }
    running = null;
  }

  return {
    begin() {
      if (!waiting.signal.aborted) running ??= run();
    },
    async tell(items) {
      await attempt(items);
    },
    stop() {
      isStopped = true;
      waiting.abort();
      sending.abort();
    },
    async finish(withinMs) {
      waiting.abort();
      const late = setTimeout(() => sending.abort(), withinMs).unref();
      await running;
      await tellAll(take(), () => false);
      clearTimeout(late);
    },
  };
}
