import { INDEX_NOW, type IndexNowTimes } from '../base/limits.ts';
import type { Log } from '../base/log.ts';
import { createTelling, Refused } from '../base/telling.ts';

/** Tells search engines which pages have changed (indexnow.org). */
export type IndexNow = {
  /** The addresses of pages that are new, have changed or are gone. */
  changed(urls: readonly string[]): void;
  stop(): void;
};

export type IndexNowTarget = { readonly key: string; readonly url: string };

/** The call is wrong, or the key isn't believed. */
const REFUSED: ReadonlySet<number> = new Set([400, 403, 422]);

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
  const due = new Set<string>();

  function add(urls: readonly string[]): void {
    for (const url of urls) if (due.size < INDEX_NOW.waiting) due.add(url);
  }

  async function send(urlList: readonly string[], ending: AbortSignal): Promise<void> {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ host: new URL(publicUrl).host, key, keyLocation: `${publicUrl}/${key}.txt`, urlList }),
      redirect: 'manual',
      signal: AbortSignal.any([ending, AbortSignal.timeout(times.timeoutMs)]),
    });
    await answer.body?.cancel();
    if (REFUSED.has(answer.status)) throw new Refused(`refused with ${answer.status}`);
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
  }

  const telling = createTelling({
    // What changes once more meanwhile is told once more.
    take() {
      const urls = [...due];
      due.clear();
      return urls;
    },
    giveBack: add,
    send,
    most: INDEX_NOW.urlsOfOne,
    times,
    says: { fails: "search engines can't be told of changes", works: 'search engines hear of changes again' },
    log,
  });

  return {
    changed(urls) {
      add(urls);
      if (due.size > 0) telling.begin();
    },
    stop: telling.stop,
  };
}
