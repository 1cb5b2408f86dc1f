import PQueue from 'p-queue';

/** Runs jobs one after another, so that background work never takes more than one core. */
export type BackgroundQueue = {
  /**
   * Queues a job. A full queue drops it: jobs are optimisations, or their callers retry. Returns whether it will run.
   */
  add(job: () => Promise<void>): boolean;
};

export type BackgroundQueueOptions = {
  /** Receives what a job throws; the next job runs all the same. */
  readonly onError: (error: unknown) => void;
  /** The most jobs that wait. */
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
