import { setTimeout as sleep } from 'node:timers/promises';
import { PURGE_TIMES } from '../base/limits.ts';
import type { Log } from '../base/log.ts';
import { ALL_SETS, nameOf } from '../content-store/content-sets.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import { PAGES_KEY } from '../http/cache-policies.ts';
import { createNotifier } from './outbound-notifier.ts';

/** Purges the caches between site and visitors. */
type CachePurger = {
  /** Purges what is cached under this key. */
  purge(key: string): void;
  stop(): void;
};

type PurgeTarget = { readonly url: string; readonly header: readonly [string, string] | null };

/**
 * Sends one POST at a time with all keys gathered meanwhile: in the header `Surrogate-Key`, and as JSON. A failed one
 * is retried until the caches' entries have expired anyway. Each purge is repeated a little later, for answers that
 * were on their way to the cache during the first.
 *
 * @param times in milliseconds
 */
export function createCachePurger({
  target: { url, header },
  fetch,
  log,
  times = PURGE_TIMES,
}: {
  readonly target: PurgeTarget;
  readonly fetch: typeof globalThis.fetch;
  readonly log: Log;
  readonly times?: Readonly<typeof PURGE_TIMES>;
}): CachePurger {
  const ending = new AbortController();
  const due = new Set<string>();

  async function send(keys: readonly string[], stopped: AbortSignal): Promise<void> {
    const headers = new Headers({ 'Content-Type': 'application/json', 'Surrogate-Key': keys.join(' ') });
    if (header !== null) headers.set(...header);
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ tags: keys }),
      redirect: 'manual',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(times.timeoutMs)]),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
  }

  async function purgeAgain(keys: readonly string[]): Promise<void> {
    await sleep(times.againMs, undefined, { signal: ending.signal, ref: false }).catch(() => {});
    if (!ending.signal.aborted) await notifier.sendOnce(keys);
  }

  const notifier = createNotifier<string>({
    take() {
      const keys = [...due];
      due.clear();
      return keys;
    },
    requeue(keys) {
      for (const key of keys) due.add(key);
    },
    send,
    onSent: (keys) => void purgeAgain(keys),
    // Changes made in the same tick are sent together.
    times: { ...times, gatherMs: 0 },
    says: { fails: "shared caches can't be purged", works: 'purging shared caches works again' },
    log,
  });

  return {
    purge(key) {
      due.add(key);
      notifier.start();
    },
    stop() {
      ending.abort();
      notifier.stop();
    },
  };
}

/**
 * Purges shared caches on each change: all pages, as almost each of them shows content of several sets, and the changed
 * list. Purges everything at the start, as content or build may have changed while the site was down.
 */
export function purgeOnChanges(store: Pick<ContentStore, 'onChange'>, purger: Pick<CachePurger, 'purge'>): void {
  for (const key of [PAGES_KEY, ...ALL_SETS.map(nameOf)]) purger.purge(key);
  store.onChange((set) => {
    purger.purge(PAGES_KEY);
    purger.purge(nameOf(set));
  });
}
