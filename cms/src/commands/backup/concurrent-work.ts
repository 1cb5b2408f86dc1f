import PQueue from 'p-queue';

/** Tasks that run at the same time. */
const AT_A_TIME = 8;

/** Runs `work` for each item, some at a time; fails with the first error. */
export async function forEachConcurrently<T>(
  all: AsyncIterable<T> | Iterable<T>,
  work: (each: T) => Promise<void>,
): Promise<void> {
  const queue = new PQueue({ concurrency: AT_A_TIME });
  const failures: unknown[] = [];
  try {
    for await (const each of all) {
      await queue.onSizeLessThan(AT_A_TIME);
      if (failures.length > 0) break;
      void queue.add(() => work(each)).catch((error: unknown) => failures.push(error));
    }
  } finally {
    // Also when listing fails: running tasks would outlive the error.
    await queue.onIdle();
  }
  if (failures.length > 0) throw failures[0];
}
