import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** The time over which the load is measured, in milliseconds, and the idle threshold, as a share of all cores. */
const LOOKED_AT_MS = 3_000;
const QUIET = 0.03;
/** After this time, in milliseconds, the measurement starts anyway. */
const PATIENCE_MS = 180_000;

/** CPU time since boot, in milliseconds. */
function processorTimes(): { readonly busy: number; readonly all: number } {
  const times = os.cpus().map((processor) => processor.times);
  const all = times.flatMap((time) => Object.values(time)).reduce((sum, one) => sum + one, 0);
  return { busy: all - times.reduce((sum, { idle }) => sum + idle, 0), all };
}

/**
 * Waits until the machine is idle: a site that has just started fetches pictures for a minute, and a requested page is
 * recompressed in the background. Warns if it doesn't become idle.
 */
export async function quiet(): Promise<void> {
  const since = performance.now();
  for (;;) {
    const before = processorTimes();
    await sleep(LOOKED_AT_MS);
    const after = processorTimes();
    const share = (after.busy - before.busy) / (after.all - before.all);
    if (share < QUIET) return;
    if (performance.now() - since < PATIENCE_MS) continue;
    console.warn(`The machine is not quiet: ${(share * 100).toFixed(0)} % of it is busy with something else.`);
    return;
  }
}
