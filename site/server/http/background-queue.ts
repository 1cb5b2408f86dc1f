/** Runs jobs one after another, so that work nobody waits for never takes more than one core. */
export type BackgroundQueue = {
  add(job: () => Promise<void>): void;
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>;
};

/** @param onError takes what a job throws; the next job runs all the same. */
export function createBackgroundQueue(onError: (error: unknown) => void): BackgroundQueue {
  let last: Promise<void> = Promise.resolve();
  return {
    add(job) {
      last = last.then(job).catch(onError);
    },
    async idle() {
      let seen: Promise<void>;
      do {
        seen = last;
        await seen;
      } while (seen !== last);
    },
  };
}
