import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long the machine is looked at, in milliseconds, and how busy it may be meanwhile, as a part of all it could do. */
const LOOKED_AT_MS = 3_000;
const QUIET = 0.03;
/** After this, in milliseconds, it is measured all the same. */
const PATIENCE_MS = 180_000;

/** What the processors have done since the start, in milliseconds. */
function processorTimes(): { readonly busy: number; readonly all: number } {
  const times = os.cpus().map((processor) => processor.times);
  const all = times.flatMap((time) => Object.values(time)).reduce((sum, one) => sum + one, 0);
  return { busy: all - times.reduce((sum, { idle }) => sum + idle, 0), all };
}

/**
 * Resolves when the machine has nothing to do: a site that has just started fetches pictures for a minute, a page that
 * was asked for is compressed once more. Says so when something else doesn't come to an end.
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
