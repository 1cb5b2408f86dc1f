export type LimiterOptions = {
  /** How many requests of one sender pass at once. */
  readonly burst: number;
  /** One more passes whenever this time has passed, in milliseconds. */
  readonly intervalMs: number;
  /** How many senders are remembered; the one seen least lately is forgotten first. */
  readonly capacity: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** A rate limit with a token bucket for each sender, in a bounded memory. */
export type Limiter = {
  /** Counts a request; the seconds to wait when it is one too many, else 0. */
  secondsToWait(sender: string): number;
  /** Takes a request back that should not have counted. */
  takeBack(sender: string): void;
  /** Learns that no more than so many of a sender's are left: others count them too. */
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
      // Deleted first: a map keeps the order of insertion, so the oldest stands in front.
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
