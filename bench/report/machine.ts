import { execFileSync } from 'node:child_process';
import os from 'node:os';
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
  return [
    new Date().toISOString().slice(0, 10),
    // It says the version of Node, too.
    `commit ${saidBy('git', 'rev-parse', '--short', 'HEAD') ?? 'unknown'}`,
    `${os.availableParallelism()} cores of ${processor?.model.trim() ?? 'an unknown processor'}`,
    saidBy(chromiumPath(), '--version') ?? 'no Chromium',
  ].join('; ');
}
