import { execFileSync } from 'node:child_process';
import os from 'node:os';
import process from 'node:process';
import { chromiumPath } from '../../launch/chromium.ts';

/** What a program says of its version, on whichever stream; null where there is none. */
function saidBy(command: string, ...args: readonly string[]): string | null {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/** Where and when something was measured, in a line. */
export function placeAndTime(): string {
  const [processor] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return [
    new Date().toISOString().slice(0, 10),
    `commit ${saidBy('git', 'rev-parse', '--short', 'HEAD') ?? 'unknown'}`,
    `${os.availableParallelism()} cores of ${processor?.model.trim() ?? 'an unknown processor'}, ${memory} GiB, Linux ${os.release()}`,
    `Node ${process.versions.node}`,
    saidBy(chromiumPath(), '--version') ?? 'no Chromium',
  ].join('; ');
}
