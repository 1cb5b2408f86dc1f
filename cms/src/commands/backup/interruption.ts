import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '#cms/base/start-error.ts';

/** How long running writes may take to end after a signal, in milliseconds. */
const WRITES_MS = 2_000;

/** How long removing an interrupted backup may take, in milliseconds: less than the ten seconds that Docker gives. */
const REMOVAL_MS = 8_000;

/** One press of Ctrl-C may arrive several times, through the launcher and from the terminal itself; in milliseconds. */
const SAME_PRESS_MS = 1_000;

/** The end of a backup by a signal. */
export type Interruption = {
  /** Aborted by the first signal. */
  readonly signal: AbortSignal;
  /** Awaits work; rejects soon after a signal even if the work hangs. */
  readonly guard: <T>(work: Promise<T>) => Promise<T>;
  /** Ends the listening. After a signal the process is about to end itself, so a repeated one stays without effect. */
  readonly end: () => void;
};

/**
 * Listens to signals while a backup is written, so that it can be removed. A second signal, or a removal that takes too
 * long, ends the process, and the operator reads what stays.
 */
export function listenForSignals(place: string): Interruption {
  const ending = new AbortController();
  let [since, timer]: [number, NodeJS.Timeout | undefined] = [0, undefined];

  function giveUp(): void {
    console.error(`${place} has an unfinished backup, without backup.json: remove it yourself.`);
    process.exit();
  }

  function interrupt(name: NodeJS.Signals): void {
    if (!ending.signal.aborted) {
      since = performance.now();
      timer = setTimeout(giveUp, REMOVAL_MS);
      process.exitCode = 128 + constants.signals[name];
      console.error(`${name}: removing what was written to ${place} …`);
      ending.abort(new StartError('The backup was interrupted.'));
    } else if (performance.now() - since > SAME_PRESS_MS) giveUp();
  }

  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const name of signals) process.on(name, interrupt);
  const { signal } = ending;
  return {
    signal,
    async guard(work) {
      const over = Promise.withResolvers<void>();
      signal.addEventListener('abort', () => over.resolve(), { once: true });
      await Promise.race([work, over.promise.then(() => sleep(WRITES_MS, undefined, { ref: false }))]);
      signal.throwIfAborted();
      return work;
    },
    end() {
      clearTimeout(timer);
      if (!signal.aborted) for (const name of signals) process.off(name, interrupt);
    },
  };
}
