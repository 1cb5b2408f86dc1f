import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { chromiumPath } from '../../tools/debian/chromium.ts';

/** The version that a program prints to standard output; null if it is missing. */
function saidBy(command: string, ...args: readonly string[]): string | null {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/** Machine and time of a measurement, in one line. */
export function placeAndTime(): string {
  const [processor] = os.cpus();
  return [
    new Date().toISOString().slice(0, 10),
    // It says the version of Node, too.
    `commit ${saidBy('git', 'rev-parse', '--short', 'HEAD') ?? 'unknown'}`,
    `${os.availableParallelism()} cores of ${processor?.model.trim() ?? 'an unknown processor'}`,
    saidBy(chromiumPath(), '--version') ?? 'no Chromium',
  ].join('; ');
}
