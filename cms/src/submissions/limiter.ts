/** Lets so many through at once, and one more whenever the interval has passed. */
export type LimiterOptions = {
  readonly burst: number;
  readonly intervalMs: number;
  /** How many senders are remembered; the one seen least lately is forgotten first. */
  readonly capacity: number;
  readonly now: () => number;
};

/** Counts a request; the seconds to wait when it is one too many, else 0. */
export type Limiter = (sender: string) => number;

/** A limiter per sender (a token bucket each) whose memory is bounded. */
export function createLimiter({ burst, intervalMs, capacity, now }: LimiterOptions): Limiter {
  const senders = new Map<string, { tokens: number; at: number }>();
  return (sender) => {
    const time = now();
    const known = senders.get(sender) ?? { tokens: burst, at: time };
    const tokens = Math.min(burst, known.tokens + (time - known.at) / intervalMs);
    const isAllowed = tokens >= 1;
    // Deleted first: a map keeps the order of insertion, so the oldest stands in front.
    senders.delete(sender);
    senders.set(sender, { tokens: isAllowed ? tokens - 1 : tokens, at: time });
    const [oldest] = senders.keys();
    if (senders.size > capacity && oldest !== undefined) senders.delete(oldest);
    return isAllowed ? 0 : Math.ceil(((1 - tokens) * intervalMs) / 1000);
  };
}
