import { setTimeout as sleep } from 'node:timers/promises';
import { INDEX_NOW, type IndexNowTimes } from '../base/limits.ts';
import { type Log, reasonOf } from '../base/log.ts';

/** Tells search engines which pages have changed (indexnow.org). */
export type IndexNow = {
  /** The addresses of pages that are new, have changed or are gone. */
  changed(urls: readonly string[]): void;
  stop(): void;
};

export type IndexNowTarget = { readonly key: string; readonly url: string };

/** What another attempt doesn't help: the call is wrong, or the key isn't believed. */
const REFUSED: ReadonlySet<number> = new Set([400, 403, 422]);

class Refused extends Error {}

/**
 * Tells them by one POST after the other, some time after a change, so that what an editor does in a row is told together.
 * One that fails is tried again, later and later, with what has changed since; what is refused is given up, and so is all
 * after a day, and of too many addresses those that came last. The log says once that it fails, and once that it doesn't
 * any more.
 *
 * @param times in milliseconds
 */
export function createIndexNow({
  target: { key, url },
  publicUrl,
  fetch,
  log,
  times = INDEX_NOW.times,
}: {
  readonly target: IndexNowTarget;
  readonly publicUrl: string;
  readonly fetch: typeof globalThis.fetch;
  readonly log: Log;
  readonly times?: IndexNowTimes;
}): IndexNow {
  const ending = new AbortController();
  const due = new Set<string>();
  let running = false;
  let failing = false;

  function add(urls: readonly string[]): void {
    for (const url of urls) if (due.size < INDEX_NOW.waiting) due.add(url);
  }

  const pause = (ms: number) => sleep(ms, undefined, { signal: ending.signal, ref: false }).catch(() => {});

  async function send(urlList: readonly string[]): Promise<void> {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ host: new URL(publicUrl).host, key, keyLocation: `${publicUrl}/${key}.txt`, urlList }),
      redirect: 'manual',
      signal: AbortSignal.any([ending.signal, AbortSignal.timeout(times.timeoutMs)]),
    });
    await answer.body?.cancel();
    if (REFUSED.has(answer.status)) throw new Refused(`refused with ${answer.status}`);
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
  }

  /** What became of telling them. */
  async function tell(urls: readonly string[]): Promise<'told' | 'refused' | 'failed'> {
    try {
      await send(urls);
      if (failing) log.info('search engines hear of changes again');
      failing = false;
      return 'told';
    } catch (error) {
      if (!failing && !ending.signal.aborted) log.error(`search engines can't be told of changes: ${reasonOf(error)}`);
      failing = true;
      return error instanceof Refused ? 'refused' : 'failed';
    }
  }

  async function run(): Promise<void> {
    await pause(times.gatherMs);
    let since = performance.now();
    for (let delayMs = times.firstMs; due.size > 0 && !ending.signal.aborted; ) {
      const urls = [...due].slice(0, INDEX_NOW.urlsOfOne);
      // What changes once more meanwhile is told once more.
      for (const one of urls) due.delete(one);
      const outcome = await tell(urls);
      if (outcome !== 'failed' || performance.now() - since > times.giveUpMs) {
        [since, delayMs] = [performance.now(), times.firstMs];
      } else {
        add(urls);
        await pause(delayMs);
        delayMs = Math.min(delayMs * 2, times.longestMs);
      }
    }
  }

  return {
    changed(urls) {
      add(urls);
      if (running || due.size === 0) return;
      running = true;
      void run().finally(() => {
        running = false;
      });
    },
    stop: () => ending.abort(),
  };
}
