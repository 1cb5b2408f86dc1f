import { setTimeout as sleep } from 'node:timers/promises';
import { PURGE_TIMES } from '../base/limits.ts';
import { type Log, reasonOf } from '../base/log.ts';

/** Tells the caches between site and visitors what they must not show any more. */
export type Purging = {
  /** What is known by this key has changed. */
  purge(key: string): void;
  stop(): void;
};

export type PurgeTarget = { readonly url: string; readonly header: readonly [string, string] | null };

/**
 * Tells it by one POST after the other, which names all keys that have come together meanwhile: in the header
 * `Surrogate-Key`, and as JSON. One that fails is tried again until the caches have given up what they hold by
 * themselves. Each is said once more a little later: answers that were on their way may have come after the first.
 *
 * @param times in milliseconds
 */
export function createPurging({
  target: { url, header },
  fetch,
  log,
  times = PURGE_TIMES,
}: {
  readonly target: PurgeTarget;
  readonly fetch: typeof globalThis.fetch;
  readonly log: Log;
  readonly times?: Readonly<typeof PURGE_TIMES>;
}): Purging {
  const ending = new AbortController();
  const due = new Set<string>();
  let running = false;
  let failing = false;

  async function send(keys: readonly string[]): Promise<void> {
    const headers = new Headers({ 'Content-Type': 'application/json', 'Surrogate-Key': keys.join(' ') });
    if (header !== null) headers.set(...header);
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ tags: keys }),
      redirect: 'manual',
      signal: AbortSignal.any([ending.signal, AbortSignal.timeout(times.timeoutMs)]),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
  }

  /** Tells whether the caches were told. */
  async function tell(keys: readonly string[]): Promise<boolean> {
    try {
      await send(keys);
      if (failing) log.info('purging shared caches works again');
      failing = false;
      return true;
    } catch (error) {
      if (!failing && !ending.signal.aborted) log.error(`shared caches can't be purged: ${reasonOf(error)}`);
      failing = true;
      return false;
    }
  }

  const pause = (ms: number) => sleep(ms, undefined, { signal: ending.signal, ref: false }).catch(() => {});

  async function run(): Promise<void> {
    let since = performance.now();
    for (let delayMs = times.firstMs; due.size > 0 && !ending.signal.aborted; ) {
      const keys = [...due];
      due.clear();
      if (await tell(keys)) {
        void sayAgain(keys);
        [since, delayMs] = [performance.now(), times.firstMs];
      } else if (performance.now() - since < times.giveUpMs) {
        for (const key of keys) due.add(key);
        await pause(delayMs);
        delayMs = Math.min(delayMs * 2, times.longestMs);
      }
    }
  }

  async function sayAgain(keys: readonly string[]): Promise<void> {
    await pause(times.againMs);
    if (!ending.signal.aborted) await tell(keys);
  }

  return {
    purge(key) {
      due.add(key);
      if (running) return;
      running = true;
      // What changes together is said together.
      void Promise.resolve()
        .then(run)
        .finally(() => {
          running = false;
        });
    },
    stop: () => ending.abort(),
  };
}
