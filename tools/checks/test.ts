import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { RunningStacks } from '../../e2e/support/stacks/running-stacks.ts';
import { ensureChromium } from '../debian/chromium.ts';
import { checks } from './check.ts';
import { runCounted } from './counted-run.ts';
import { withFoldersInMemory } from './folder-in-memory.ts';
import { beside } from './phases.ts';
import { playwright, vitest } from './run-tests.ts';
import type { Count } from './test-reports.ts';

/** Runs the tests against the production build: those in a browser, and in parallel those without. */
function endToEnd(reports: string, { environment }: RunningStacks): Promise<readonly Count[]> {
  return Promise.all([
    playwright(path.join(reports, 'playwright.json'), environment),
    vitest(['publishing', 'stack', 'every-page'], path.join(reports, 'stack.json'), { environment }),
  ]);
}

/**
 * `npm run check`: format, lint, types, units and components. With `--changed [REF]` only the tests of what has changed
 * since the last commit, or since REF.
 */
export function runChecks(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { changed: { type: 'boolean' } },
  });
  const since = values.changed ? (positionals[0] ?? 'HEAD') : undefined;
  const run = () => runCounted((reports) => [ensureChromium, async (count) => count(await checks(reports, since))]);
  return withFoldersInMemory(run);
}

/**
 * `npm test`: the same, and end-to-end tests against the production build, which is built and started meanwhile: the
 * start leaves a core idle.
 */
export function test(): Promise<void> {
  return withFoldersInMemory(testAll);
}

async function testAll(): Promise<void> {
  const started: RunningStacks[] = [];
  async function start(): Promise<void> {
    const { startStacks } = await import('../../e2e/support/stacks/running-stacks.ts');
    started.push(await startStacks());
  }
  try {
    await runCounted((reports) => [
      ensureChromium,
      beside(() => checks(reports), start),
      async (count) => {
        for (const stacks of started) count(await endToEnd(reports, stacks));
      },
    ]);
  } finally {
    for (const { stop } of started) await stop();
  }
}

/**
 * `npm run try -- test-shared`: only the end-to-end tests, with the main stack on PostgreSQL, an object store and two of
 * each process.
 */
export function testShared(): Promise<void> {
  return withFoldersInMemory(testOnShared);
}

async function testOnShared(): Promise<void> {
  const { SHARED_VARIABLE } = await import('../../e2e/support/stacks/stacks.ts');
  const { startStacks } = await import('../../e2e/support/stacks/running-stacks.ts');
  process.env[SHARED_VARIABLE] = '1';
  let stacks: RunningStacks | undefined;
  try {
    await runCounted((reports) => [
      ensureChromium,
      async (count) => {
        stacks = await startStacks();
        count(await endToEnd(reports, stacks));
      },
    ]);
  } finally {
    await stacks?.stop();
  }
}
