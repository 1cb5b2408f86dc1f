import PQueue from 'p-queue';

/** Runs jobs one after another, so that work nobody waits for never takes more than one core. */
export type BackgroundQueue = {
  /**
   * A job that finds the queue full is dropped: what it would have made smaller is served all the same. Tells whether it
   * will run.
   */
  add(job: () => Promise<void>): boolean;
};

export type BackgroundQueueOptions = {
  /** Takes what a job throws; the next job runs all the same. */
  readonly onError: (error: unknown) => void;
  /** How many jobs wait at most. */
  readonly capacity: number;
};

export function createBackgroundQueue({ onError, capacity }: BackgroundQueueOptions): BackgroundQueue {
  const queue = new PQueue({ concurrency: 1 });
  return {
    add(job) {
      if (queue.size >= capacity) return false;
      queue.add(job).catch(onError);
      return true;
    },
  };
}
