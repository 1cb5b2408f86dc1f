/** A token bucket of one sender, as a store keeps it. */
export type Bucket = {
  /** Identifies limit and sender across all processes, as an HMAC that reveals neither. */
  readonly key: string;
  /** The bucket's size. */
  readonly burst: number;
  /** The time until the bucket gains one token, in milliseconds. */
  readonly intervalMs: number;
};

export type TakeResult = {
  /** True if each bucket gave one token; otherwise none did. */
  readonly isTaken: boolean;
  /** The tokens left in each bucket, in the order requested; may be fractional. */
  readonly left: readonly number[];
};

/**
 * A rate-limit store shared by processes on many machines, on the store's own clock. A full bucket is deleted. Methods
 * reject on failure, with a `StoreRefusalError` if retrying is of no use.
 */
export type LimitStore = {
  /** Takes one token from each bucket, or none if one of them has less than one; atomic, concurrent calls wait. */
  take(buckets: readonly Bucket[]): Promise<TakeResult>;
  /** Returns one token to each bucket. */
  giveBack(buckets: readonly Bucket[]): Promise<void>;
  /** Closes the connection at once, aborting what is in progress. */
  close(): void;
};

/**
 * Connects to a store.
 *
 * @param onLost called when the connection breaks
 * @param givenUp aborted on timeout: no connection may outlast that by more than some seconds
 */
export type OpenStore = (onLost: (error: Error) => void, givenUp: AbortSignal) => Promise<LimitStore>;

/** The store is reachable, and an operator has to act: wrong password, missing privilege. */
export class StoreRefusalError extends Error {}
