import { ensureChromium } from '../debian/chromium.ts';
import { runBuilt } from './run-built.ts';

/** Runs a program that drives the browser against the current build, as `runBuilt` does. */
export async function driveBrowser(command: string, ...args: readonly string[]): Promise<boolean> {
  await ensureChromium();
  return runBuilt(command, ...args);
}
