import { reasonOf } from '../reason-of.ts';
import { type Bucket, type LimitStore, type OpenStore, StoreRefuses, type Taken } from './limit-store.ts';

/** Hears whether limits count together; once for each change. */
export type Told = {
  readonly together: () => void;
  /** @param isRefused somebody has to see to it, else it comes back by itself */
  readonly apart: (reason: string, isRefused: boolean) => void;
};

/** A store that may be away at any moment. Nobody waits for it longer than for the patience. */
export type KeptStore = {
  /** As a store does it; null where there is none just now. */
  take(buckets: readonly Bucket[]): Promise<Taken | null>;
  /** Gives back, or not, where there is none just now. */
  giveBack(buckets: readonly Bucket[]): void;
  stop(): void;
};

/** In milliseconds. */
export const STORE_TIMES = {
  /** How long a visitor may wait for it. */
  patienceMs: 100,
  /** How long connecting may take, for which nobody waits. */
  openingMs: 5_000,
  /** The waits before another attempt: the first, and the longest after doubling. */
  firstMs: 1_000,
  longestMs: 15_000,
  /** One that held for so long is asked again soon when it is lost. */
  steadyMs: 60_000,
};

/** What each process takes of to see whether it can be done in time. */
const PROBE: readonly Bucket[] = [{ key: 'probe', burst: 1_000_000, intervalMs: 1 }];

/** Rejects when something isn't done in time. */
function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  // What has arrived meanwhile is read first: it isn't the other side's fault when this process was too busy to look.
  const timer = setTimeout(() => setImmediate(() => reject(new Error(`no answer within ${ms} ms`))), ms);
  timer.unref();
  work.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}

/**
 * Keeps a store open, from now on until it is stopped. Lost or too slow, it is left alone: only another attempt, with
 * nobody waiting, tells that it answers in time again.
 */
export function keepStore(open: OpenStore, told: Told, times: typeof STORE_TIMES = STORE_TIMES): KeptStore {
  let current: LimitStore | null = null;
  let isStopped = false;
  let delayMs = times.firstMs;
  let since = 0;
  let attempt: AbortController | undefined;
  let wait: NodeJS.Timeout | undefined;
  /** What was told last. */
  let last: 'together' | 'away' | 'refused' | null = null;

  function tellApart(error: unknown): void {
    const now = error instanceof StoreRefuses ? 'refused' : 'away';
    if (last === now || (last === 'refused' && now === 'away')) return;
    last = now;
    told.apart(reasonOf(error), now === 'refused');
  }

  function tryLater(error: unknown): void {
    if (isStopped) return;
    tellApart(error);
    wait = setTimeout(connect, delayMs).unref();
    delayMs = Math.min(delayMs * 2, times.longestMs);
  }

  function lost(store: LimitStore, error: unknown): void {
    if (store !== current) return;
    current = null;
    store.close();
    if (performance.now() - since >= times.steadyMs) delayMs = times.firstMs;
    tryLater(error);
  }

  async function opened(): Promise<LimitStore> {
    let store: LimitStore | null = null;
    let broken: Error | null = null;
    const thisOne = new AbortController();
    attempt = thisOne;
    const opening = open((error) => {
      broken = error;
      if (store !== null) lost(store, error);
    }, thisOne.signal);
    try {
      store = await within(times.openingMs, opening);
      await within(times.openingMs, store.take(PROBE));
      await within(times.patienceMs, store.take(PROBE));
      if (broken !== null) throw broken;
      return store;
    } catch (error) {
      thisOne.abort();
      // Also one that comes too late.
      opening.then(
        (late) => late.close(),
        () => {},
      );
      throw error;
    }
  }

  async function connect(): Promise<void> {
    try {
      const store = await opened();
      if (isStopped) return store.close();
      current = store;
      since = performance.now();
      if (last !== 'together') told.together();
      last = 'together';
    } catch (error) {
      tryLater(error);
    }
  }

  /** What isn't done in time is done without it from now on. */
  async function using<T>(use: (store: LimitStore) => Promise<T>): Promise<T | null> {
    const store = current;
    if (store === null) return null;
    try {
      return await within(times.patienceMs, use(store));
    } catch (error) {
      lost(store, error);
      return null;
    }
  }

  void connect();
  return {
    take: (buckets) => using((store) => store.take(buckets)),
    giveBack: (buckets) => void using((store) => store.giveBack(buckets)),
    stop() {
      isStopped = true;
      clearTimeout(wait);
      attempt?.abort();
      current?.close();
      current = null;
    },
  };
}
