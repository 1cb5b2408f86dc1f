import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for a condition. Rejects after `limitMs` milliseconds. */
export async function waitUntil(holds: () => boolean | Promise<boolean>, limitMs = 10_000): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('it did not happen in time');
    await sleep(5);
  }
}
