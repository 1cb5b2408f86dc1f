import { reasonOf } from '../error-reason.ts';
import { type Bucket, type LimitStore, type OpenStore, StoreRefusalError, type TakeResult } from './limit-store.ts';

/** Called on state change: whether limits are shared between processes. */
export type OnStateChange = {
  readonly onClose: () => void;
  /** @param isRefused an operator has to act, else it recovers automatically */
  readonly onOpen: (reason: string, isRefused: boolean) => void;
};

/** A store that may fail at any time. Callers never wait longer than `patienceMs`. */
export type CircuitBreaker = {
  /** As in `LimitStore`; null while the circuit is open. */
  take(buckets: readonly Bucket[]): Promise<TakeResult | null>;
  /** Returns the tokens; does nothing while the circuit is open. */
  giveBack(buckets: readonly Bucket[]): void;
  stop(): void;
};

/** In milliseconds. */
export const STORE_TIMES = {
  /** The longest wait of a visitor. */
  patienceMs: 100,
  /** The timeout of connecting, which delays no visitor. */
  openingMs: 5_000,
  /** The backoff: the first delay, and the longest after doubling. */
  firstMs: 1_000,
  longestMs: 15_000,
  /** A connection that lasted this long resets the backoff. */
  steadyMs: 60_000,
};

/** A bucket for probing, shared by all processes. */
const PROBE: readonly Bucket[] = [{ key: 'probe', burst: 1_000_000, intervalMs: 1 }];

/** Rejects after a timeout. */
function rejectAfter<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  // Data that has arrived is read first: a busy process must not blame the other side.
  const timer = setTimeout(() => setImmediate(() => reject(new Error(`no answer within ${ms} ms`))), ms);
  timer.unref();
  work.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}

/**
 * Circuit breaker: opens on an error or a timeout, probes in the background with backoff, closes after one probe in
 * time.
 */
export function createCircuitBreaker(
  open: OpenStore,
  onStateChange: OnStateChange,
  times: typeof STORE_TIMES = STORE_TIMES,
): CircuitBreaker {
  let current: LimitStore | null = null;
  let isStopped = false;
  let delayMs = times.firstMs;
  let since = 0;
  let attempt: AbortController | undefined;
  let wait: NodeJS.Timeout | undefined;
  /** The state reported last. */
  let last: 'together' | 'away' | 'refused' | null = null;

  function reportOpen(error: unknown): void {
    const now = error instanceof StoreRefusalError ? 'refused' : 'away';
    if (last === now || (last === 'refused' && now === 'away')) return;
    last = now;
    onStateChange.onOpen(reasonOf(error), now === 'refused');
  }

  function scheduleRetry(error: unknown): void {
    if (isStopped) return;
    reportOpen(error);
    wait = setTimeout(connect, delayMs).unref();
    delayMs = Math.min(delayMs * 2, times.longestMs);
  }

  function openCircuit(store: LimitStore, error: unknown): void {
    if (store !== current) return;
    current = null;
    store.close();
    if (performance.now() - since >= times.steadyMs) delayMs = times.firstMs;
    scheduleRetry(error);
  }

  async function openAndProbe(): Promise<LimitStore> {
    let store: LimitStore | null = null;
    let broken: Error | null = null;
    const thisOne = new AbortController();
    attempt = thisOne;
    const opening = open((error) => {
      broken = error;
      if (store !== null) openCircuit(store, error);
    }, thisOne.signal);
    try {
      store = await rejectAfter(times.openingMs, opening);
      await rejectAfter(times.openingMs, store.take(PROBE));
      await rejectAfter(times.patienceMs, store.take(PROBE));
      if (broken !== null) throw broken;
      return store;
    } catch (error) {
      thisOne.abort();
      // A store that opens too late is closed, too.
      opening.then(
        (late) => late.close(),
        () => {},
      );
      throw error;
    }
  }

  async function connect(): Promise<void> {
    try {
      const store = await openAndProbe();
      if (isStopped) return store.close();
      current = store;
      since = performance.now();
      if (last !== 'together') onStateChange.onClose();
      last = 'together';
    } catch (error) {
      scheduleRetry(error);
    }
  }

  /** A timeout or an error opens the circuit. */
  async function guard<T>(use: (store: LimitStore) => Promise<T>): Promise<T | null> {
    const store = current;
    if (store === null) return null;
    try {
      return await rejectAfter(times.patienceMs, use(store));
    } catch (error) {
      openCircuit(store, error);
      return null;
    }
  }

  void connect();
  return {
    take: (buckets) => guard((store) => store.take(buckets)),
    giveBack: (buckets) => void guard((store) => store.giveBack(buckets)),
    stop() {
      isStopped = true;
      clearTimeout(wait);
      attempt?.abort();
      current?.close();
      current = null;
    },
  };
}
