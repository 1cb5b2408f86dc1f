export type LimiterOptions = {
  /** The size of one sender's bucket. */
  readonly burst: number;
  /** The time until a bucket gains one token, in milliseconds. */
  readonly intervalMs: number;
  /** The most senders in memory; the least recently seen is dropped first. */
  readonly capacity: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** A token-bucket rate limit per sender, with bounded memory. */
export type Limiter = {
  /** Takes a token; returns the seconds until the next one if the bucket is empty, else 0. */
  secondsToWait(sender: string): number;
  /** Returns the token of a request that should not have counted. */
  takeBack(sender: string): void;
  /** Lowers a sender's bucket to the count in a store that other processes share. */
  atMost(sender: string, tokens: number): void;
};

export function createLimiter({ burst, intervalMs, capacity, now }: LimiterOptions): Limiter {
  const buckets = new Map<string, { tokens: number; at: number }>();
  const refilled = ({ tokens, at }: { readonly tokens: number; readonly at: number }, time: number) =>
    Math.min(burst, tokens + (time - at) / intervalMs);
  return {
    secondsToWait(sender) {
      const at = now();
      const tokens = refilled(buckets.get(sender) ?? { tokens: burst, at }, at);
      const isAllowed = tokens >= 1;
      // Deleted first: a map keeps insertion order, so the oldest comes first.
      buckets.delete(sender);
      buckets.set(sender, { tokens: isAllowed ? tokens - 1 : tokens, at });
      const [oldest = sender] = buckets.keys();
      if (buckets.size > capacity) buckets.delete(oldest);
      return isAllowed ? 0 : Math.ceil(((1 - tokens) * intervalMs) / 1000);
    },
    takeBack(sender) {
      const bucket = buckets.get(sender);
      if (bucket) bucket.tokens = Math.min(burst, bucket.tokens + 1);
    },
    atMost(sender, tokens) {
      const bucket = buckets.get(sender);
      if (!bucket) return;
      const at = now();
      Object.assign(bucket, { tokens: Math.min(tokens, refilled(bucket, at)), at });
    },
  };
}
