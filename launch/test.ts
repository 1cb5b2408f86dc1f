import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { build } from './build.ts';
import { checks } from './check.ts';
import { ensureChromium } from './chromium.ts';
import { type Count, playwright, vitest } from './run-tests.ts';
import { StartError } from './start-error.ts';

/** The tests against the production build: those that need pages, and beside them those that need none. */
async function endToEnd(reports: string): Promise<readonly Count[]> {
  const { startStacks } = await import('../e2e/support/running-stacks.ts');
  const { environment, stop } = await startStacks();
  try {
    return await Promise.all([
      playwright(path.join(reports, 'playwright.json'), environment),
      vitest(['stack'], path.join(reports, 'stack.json'), environment),
    ]);
  } finally {
    await stop();
  }
}

/** Runs phases one after the other, and ends with how many of their checks and tests passed and failed. */
async function run(...phases: readonly ((reports: string) => Promise<readonly Count[]>)[]): Promise<void> {
  const reports = mkdtempSync(path.join(os.tmpdir(), 'test-reports-'));
  const counts: Count[] = [];
  try {
    await ensureChromium();
    for (const phase of phases) counts.push(...(await phase(reports)));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    counts.push({ passed: 0, failed: 1 });
  } finally {
    rmSync(reports, { recursive: true });
  }
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

/** `npm run check`: format, lint, types, units and components. */
export function runChecks(): Promise<void> {
  return run(checks);
}

/** `npm test`: the same, and end-to-end tests against the production build, which is made meanwhile. */
export function test(): Promise<void> {
  return run(async (reports) => {
    const [counts] = await Promise.all([checks(reports), build()]);
    return counts;
  }, endToEnd);
}
