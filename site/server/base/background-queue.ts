/** Runs jobs one after another, so that work nobody waits for never takes more than one core. */
export type BackgroundQueue = {
  add(job: () => Promise<void>): void;
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>;
};

/**
 * How many jobs wait at most. Each holds the answer it is about, so under a flood of new pages the oldest are
 * dropped: they are the likeliest to be outdated, and what they would have made smaller is served all the same.
 */
export const MOST_WAITING = 200;

/** @param onError takes what a job throws; the next job runs all the same. */
export function createBackgroundQueue(onError: (error: unknown) => void): BackgroundQueue {
  const waiting: (() => Promise<void>)[] = [];
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    // Jobs begin after whoever added them is done with the present turn.
    await Promise.resolve();
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      try {
        await job();
      } catch (error) {
        onError(error);
      }
    }
    working = undefined;
  }

  return {
    add(job) {
      waiting.push(job);
      if (waiting.length > MOST_WAITING) waiting.shift();
      working ??= work();
    },
    async idle() {
      while (working) await working;
    },
  };
}
