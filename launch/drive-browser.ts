import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { build } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { folders } from './folders.ts';

/**
 * Runs a program that drives the browser through what is built now, with its output shown; further words of the command
 * line are passed on. Tells whether it succeeded.
 */
export async function driveBrowser(command: string, ...args: readonly string[]): Promise<boolean> {
  await ensureChromium();
  await build();
  const { status } = spawnSync(command, [...args, ...process.argv.slice(3)], { cwd: folders.root, stdio: 'inherit' });
  return status === 0;
}
