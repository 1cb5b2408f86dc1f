import { createHmac } from 'node:crypto';
import { createLimiter, type Limiter, type LimiterOptions } from '../limiter.ts';
import { type KeptStore, keepStore, type STORE_TIMES } from './kept-store.ts';
import type { Bucket, OpenStore } from './limit-store.ts';

/** A limit by its name, under which all processes mean the same. */
export type Limit = Pick<LimiterOptions, 'burst' | 'intervalMs'> & { readonly name: string; readonly own: Limiter };

/** Whom a limit counts. */
export type Place = readonly [limit: Limit, sender: string];

/** What became of a request that was counted. */
export type Counted = {
  /** The seconds to wait when it is one too many, which then counts nowhere; else 0. */
  readonly secondsToWait: number;
  /** Takes it back: it should not have counted. Once, at most. */
  takeBack(): void;
};

/** Takes lines for whoever runs the server. */
type Log = Readonly<Record<'error' | 'warn' | 'info', (line: string) => void>>;

/** Rate limits, which count in this process alone until they are told of a store. */
export type Limits = {
  /** Adds a limit. `capacity` bounds the senders that this process remembers. */
  limit(name: string, rate: Omit<LimiterOptions, 'now'>): Limit;
  /** Counts a request in all places, or in none when it is one too many in one of them. Never rejects. */
  count(...places: readonly Place[]): Promise<Counted>;
  /**
   * Counts with all processes that use the same store and secret, from when it answers. While it doesn't, each counts by
   * itself, and nobody waits; a line in the log tells when that begins and when it ends.
   *
   * @param secret keys what the store is told in place of senders
   */
  countTogether(store: {
    readonly open: OpenStore;
    readonly secret: string;
    readonly log: Log;
    readonly times?: typeof STORE_TIMES;
  }): void;
  stop(): void;
};

/** Long enough that no two come to be the same, in characters of base64. */
const KEY_LENGTH = 22;

function secondsUntilOne(left: number, { intervalMs }: Limit): number {
  return Math.max(1, Math.ceil(((1 - left) * intervalMs) / 1_000));
}

function counted(secondsToWait: number, takeBack: () => void = () => {}): Counted {
  return { secondsToWait, takeBack };
}

/** @param now milliseconds since 1970, for what this process counts: a store has a clock of its own */
export function createLimits({ now }: Pick<LimiterOptions, 'now'>): Limits {
  let shared: { readonly store: KeptStore; readonly secret: string } | null = null;

  function bucketOf([{ name, burst, intervalMs }, sender]: Place, secret: string): Bucket {
    const key = createHmac('sha256', secret).update(`limit ${name}\0${sender}`).digest('base64url');
    return { key: key.slice(0, KEY_LENGTH), burst, intervalMs };
  }

  function takeBackHere(places: readonly Place[]): void {
    for (const [{ own }, sender] of places) own.takeBack(sender);
  }

  function countHere(places: readonly Place[]): number {
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
      // First here, which costs nothing: what is too much for one process is so for all together.
      const seconds = countHere(places);
      if (seconds > 0) return counted(seconds);
      if (shared === null) return counted(0, () => takeBackHere(places));
      const { store, secret } = shared;
      const buckets = places.map((place) => bucketOf(place, secret));
      const taken = await store.take(buckets);
      if (taken === null) return counted(0, () => takeBackHere(places));
      const { isTaken, left } = taken;
      if (!isTaken) takeBackHere(places);
      // What others have taken is known here too, for when the store is away and so that it isn't asked in vain.
      for (const [at, [{ own }, sender]] of places.entries()) own.atMost(sender, left[at] ?? Number.POSITIVE_INFINITY);
      if (!isTaken)
        return counted(Math.max(...places.map(([limit], at) => secondsUntilOne(left[at] ?? limit.burst, limit))));
      return counted(0, () => {
        takeBackHere(places);
        store.giveBack(buckets);
      });
    },
    countTogether({ open, secret, log, times }) {
      const told = {
        together: () => log.info('limits count together with those of other processes'),
        apart: (reason: string, isRefused: boolean) =>
          isRefused
            ? log.error(`limits count in each process by itself: their store refuses this one (${reason})`)
            : log.warn(`limits count in each process by itself until their store answers (${reason})`),
      };
      shared = { store: keepStore(open, told, times), secret };
    },
    stop() {
      shared?.store.stop();
      shared = null;
    },
  };
}
