import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import * as v from 'valibot';
import { build } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { folders } from './folders.ts';
import { StartError } from './start-error.ts';

type Count = { readonly passed: number; readonly failed: number };

const vitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number(), success: v.boolean() });
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

/** Runs a command with its output shown; tells whether it succeeded. */
function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): boolean {
  console.log(`\n> ${[command, ...args].join(' ')}`);
  const { status } = spawnSync(command, args, { cwd: folders.root, stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}

/** Runs a command whose output is shown when it has ended, so that others may run beside it. */
async function check(command: string, ...args: string[]): Promise<Count> {
  const child = spawn(command, args, { cwd: folders.root, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => printed.push(part));
  }
  const status: unknown = await once(child, 'close').then(
    ([code]) => code,
    (error: unknown) => printed.push(String(error)),
  );
  console.log(`\n> ${[command, ...args].join(' ')}\n${printed.join('')}`.trimEnd());
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A runner that ended badly has failed even if its report counts no failed test. */
function counted(succeeded: boolean, { passed, failed }: Count): Count {
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

function reportAt(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function unitTests(folder: string): Count {
  const file = path.join(folder, 'vitest.json');
  const succeeded = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  const report = v.safeParse(vitestReport, reportAt(file));
  if (!report.success) return { passed: 0, failed: 1 };
  return counted(succeeded, { passed: report.output.numPassedTests, failed: report.output.numFailedTests });
}

function endToEndTests(folder: string): Count {
  const file = path.join(folder, 'playwright.json');
  const succeeded = run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = v.safeParse(playwrightReport, reportAt(file));
  if (!report.success) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.output.stats;
  return counted(succeeded, { passed: expected, failed: unexpected + flaky });
}

/** The projects, those first that take longest to check. */
const PROJECTS = ['cms', 'site', 'e2e', 'content', 'contract', 'launch', 'bench'];

/** How many compilers run side by side: each of them works on one core. */
const COMPILERS = 2;

async function types(): Promise<readonly Count[]> {
  // The routes' types are generated from the route table.
  if (!run('npm', ['exec', '--workspace', 'site', '--', 'react-router', 'typegen'])) return [{ passed: 0, failed: 1 }];
  const counts: Count[] = [];
  const ahead = PROJECTS.values();
  const compile = async () => {
    for (const project of ahead) counts.push(await check('tsc', '-p', project));
  };
  await Promise.all(Array.from({ length: COMPILERS }, compile));
  return counts;
}

/** `npm test`: format, lint, types, unit tests, and end-to-end tests against the production build. */
export async function test(): Promise<void> {
  const reports = mkdtempSync(path.join(os.tmpdir(), 'test-reports-'));
  const counts = [await check('biome', 'ci', '--error-on-warnings'), ...(await types())];
  try {
    await ensureChromium();
    counts.push(unitTests(reports));
    await build();
    counts.push(endToEndTests(reports));
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
