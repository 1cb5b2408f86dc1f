import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { createLimits } from '@kontorwerk/runtime/limits/limits';
import { createStoreOpener } from '@kontorwerk/runtime/limits/limits-url';
import { median, p99 } from '../e2e/support/median.ts';
import { until } from '../e2e/support/until.ts';

/**
 * Measures the latency of a rate-limit store, alone and under concurrency, with two limits per request:
 *
 *     node bench/limits.ts redis://127.0.0.1:6379
 *     node bench/limits.ts postgres://kontorwerk@127.0.0.1/kontorwerk
 */

const HOUR_MS = 3_600_000;
const CAPACITY = 100_000;
/** Concurrent requests, and their total number. */
const CROWDS = [1, 10, 100];
const ALTOGETHER = 3_000;
/** How long connecting to the store may take, in milliseconds. */
const READY_MS = 10_000;

const [, , url] = process.argv;
if (!url) throw new Error('Usage: node bench/limits.ts <address of a store>');

const limits = createLimits({ now: Date.now });
let isTogether = false;
const told = (line: string) => {
  isTogether = line.includes('together');
  console.error(line);
};
const log = { error: told, warn: told, info: told };
limits.countTogether({ open: createStoreOpener(url), secret: 'of this program alone', log });
await until('the store answers', async () => isTogether, READY_MS);

const ofOne = limits.limit('one', { burst: 30, intervalMs: HOUR_MS, capacity: CAPACITY });
const ofAll = limits.limit('all', { burst: CAPACITY, intervalMs: HOUR_MS, capacity: 1 });
const everybody = randomUUID();

async function send(): Promise<number> {
  const begun = performance.now();
  await limits.count([ofOne, randomUUID()], [ofAll, everybody]);
  return performance.now() - begun;
}

for (const crowd of CROWDS) {
  const waits: number[] = [];
  while (waits.length < ALTOGETHER) waits.push(...(await Promise.all(Array.from({ length: crowd }, send))));
  const [middle, late, slowest] = [median(waits), p99(waits), Math.max(...waits)].map((ms) => ms.toFixed(2));
  console.log(`${crowd} at once: median ${middle} ms, p99 ${late} ms, slowest ${slowest} ms`);
}
if (!isTogether) throw new Error('The store was too slow: these are not its figures.');
limits.stop();
