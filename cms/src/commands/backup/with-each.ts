import PQueue from 'p-queue';

/** How many are dealt with at the same time. */
const AT_A_TIME = 8;

/** Does something with each of many, some at a time; ends with the first failure. */
export async function withEach<T>(
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
    // Also where they can't be listed to the end: what is under way would go on after the failure is told.
    await queue.onIdle();
  }
  if (failures.length > 0) throw failures[0];
}
