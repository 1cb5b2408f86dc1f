/** What is left of a limit to one sender, as a store keeps it. */
export type Bucket = {
  /** By which all processes mean the same limit and sender; tells nothing of either. */
  readonly key: string;
  /** How many pass at once. */
  readonly burst: number;
  /** One more passes whenever this time has passed, in milliseconds. */
  readonly intervalMs: number;
};

export type Taken = {
  /** One of each bucket was taken; otherwise of none. */
  readonly isTaken: boolean;
  /** What each bucket has left now, in their order, in fractions. */
  readonly left: readonly number[];
};

/**
 * Where processes on many machines count together, each bucket by the store's own clock. A bucket is forgotten when it is
 * full again. Everything rejects when the store doesn't do it, with a `StoreRefuses` where it won't later either.
 */
export type LimitStore = {
  /** Takes one of each bucket, or of none where one of them has less than one left; whoever asks meanwhile waits. */
  take(buckets: readonly Bucket[]): Promise<Taken>;
  /** Gives one back to each bucket. */
  giveBack(buckets: readonly Bucket[]): Promise<void>;
  /** Lets go of it at once, whatever is under way. */
  close(): void;
};

/**
 * Connects to a store.
 *
 * @param onLost told when the connection has broken
 * @param givenUp aborts when nobody waits for the store any more: no connection may outlast that by more than some seconds
 */
export type OpenStore = (onLost: (error: Error) => void, givenUp: AbortSignal) => Promise<LimitStore>;

/** The store is there, and somebody has to see to it: a wrong password, a right that is missing. */
export class StoreRefuses extends Error {}
