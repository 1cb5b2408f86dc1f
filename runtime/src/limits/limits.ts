import { createHmac } from 'node:crypto';
import { type CircuitBreaker, createCircuitBreaker, type STORE_TIMES } from './circuit-breaker.ts';
import type { Bucket, OpenStore } from './limit-store.ts';
import { createLimiter, type Limiter, type LimiterOptions } from './limiter.ts';

/** A limit with the name that identifies it in all processes. */
export type Limit = Pick<LimiterOptions, 'burst' | 'intervalMs'> & { readonly name: string; readonly own: Limiter };

/** A limit, and the sender whose bucket a request counts against. */
export type LimitedSender = readonly [limit: Limit, sender: string];

/** The result of counting a request. */
export type CountResult = {
  /** The seconds to wait if the limit is exceeded, in which case nothing was counted; else 0. */
  readonly secondsToWait: number;
  /** Returns the tokens of a request that should not have counted. Call at most once. */
  takeBack(): void;
};

/** The operator's log. */
type Log = Readonly<Record<'error' | 'warn' | 'info', (line: string) => void>>;

/** Rate limits, which count in this process only until `countTogether` connects a store. */
export type Limits = {
  /** Adds a limit. `capacity` bounds the senders in this process's memory. */
  limit(name: string, rate: Omit<LimiterOptions, 'now'>): Limit;
  /** Counts a request against all buckets, or against none if one of them is empty. Never rejects. */
  count(...places: readonly LimitedSender[]): Promise<CountResult>;
  /**
   * Shares the limits with all processes that use the same store and secret. While the store is down each process
   * counts alone, without delay; every change of state is logged.
   *
   * @param secret keys the HMAC that replaces senders in the store
   */
  countTogether(store: {
    readonly open: OpenStore;
    readonly secret: string;
    readonly log: Log;
    readonly times?: typeof STORE_TIMES;
  }): void;
  stop(): void;
};

/** Long enough to rule out collisions, in characters of base64. */
const KEY_LENGTH = 22;

function secondsUntilOne(left: number, { intervalMs }: Limit): number {
  return Math.max(1, Math.ceil(((1 - left) * intervalMs) / 1_000));
}

function createCountResult(secondsToWait: number, takeBack: () => void = () => {}): CountResult {
  return { secondsToWait, takeBack };
}

/** @param now milliseconds since 1970, for this process's own buckets: a store has its own clock */
export function createLimits({ now }: Pick<LimiterOptions, 'now'>): Limits {
  let shared: { readonly store: CircuitBreaker; readonly secret: string } | null = null;

  function bucketOf([{ name, burst, intervalMs }, sender]: LimitedSender, secret: string): Bucket {
    const key = createHmac('sha256', secret).update(`limit ${name}\0${sender}`).digest('base64url');
    return { key: key.slice(0, KEY_LENGTH), burst, intervalMs };
  }

  function takeBackHere(places: readonly LimitedSender[]): void {
    for (const [{ own }, sender] of places) own.takeBack(sender);
  }

  function countHere(places: readonly LimitedSender[]): number {
    for (const [at, [{ own }, sender]] of places.entries()) {
      const seconds = own.secondsToWait(sender);
      if (seconds === 0) continue;
      takeBackHere(places.slice(0, at));
      return seconds;
    }
    return 0;
  }

  return {
    limit: (name, rate) => ({ name, ...rate, own: createLimiter({ ...rate, now }) }),
    async count(...places) {
      // Locally first, which costs nothing: a request beyond one process's limit is beyond the shared one.
      const seconds = countHere(places);
      if (seconds > 0) return createCountResult(seconds);
      if (shared === null) return createCountResult(0, () => takeBackHere(places));
      const { store, secret } = shared;
      const buckets = places.map((place) => bucketOf(place, secret));
      const taken = await store.take(buckets);
      if (taken === null) return createCountResult(0, () => takeBackHere(places));
      const { isTaken, left } = taken;
      if (!isTaken) takeBackHere(places);
      // The shared count is copied here, for when the store is down and to save vain requests to it.
      for (const [at, [{ own }, sender]] of places.entries()) own.atMost(sender, left[at] ?? Number.POSITIVE_INFINITY);
      if (!isTaken)
        return createCountResult(
          Math.max(...places.map(([limit], at) => secondsUntilOne(left[at] ?? limit.burst, limit))),
        );
      return createCountResult(0, () => {
        takeBackHere(places);
        store.giveBack(buckets);
      });
    },
    countTogether({ open, secret, log, times }) {
      const onStateChange = {
        onClose: () => log.info('limits count together with those of other processes'),
        onOpen: (reason: string, isRefused: boolean) =>
          isRefused
            ? log.error(`limits count in each process by itself: their store refuses this one (${reason})`)
            : log.warn(`limits count in each process by itself until their store answers (${reason})`),
      };
      shared = { store: createCircuitBreaker(open, onStateChange, times), secret };
    },
    stop() {
      shared?.store.stop();
      shared = null;
    },
  };
}
