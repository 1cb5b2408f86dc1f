import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import * as v from 'valibot';
import { folders } from './folders.ts';

/** How many checks or tests passed, and how many failed. */
export type Count = { readonly passed: number; readonly failed: number };

const vitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number(), success: v.boolean() });
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

/** Runs a command whose output is shown when it has ended, so that others may run beside it; tells its exit code. */
async function runQuietly(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number | null> {
  const child = spawn(command, args, {
    cwd: folders.root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => printed.push(part));
  const since = performance.now();
  const status: unknown = await once(child, 'close').then(
    ([code]) => code,
    (error: unknown) => printed.push(String(error)),
  );
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`\n> ${[command, ...args].join(' ')} (${seconds} s)\n${printed.join('')}`.trimEnd());
  return typeof status === 'number' ? status : null;
}

/** Runs a command that counts as one check. */
export async function check(command: string, ...args: readonly string[]): Promise<Count> {
  return (await runQuietly(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function reportAt(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** A runner that ended badly has failed even if its report counts no failed test. */
function counted(status: number | null, { passed, failed }: Count): Count {
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
}

const NOTHING_COUNTED = { passed: 0, failed: 1 } as const;

/** Runs projects of Vitest's; `reportFile` is where its report goes. */
export async function vitest(
  projects: readonly string[],
  reportFile: string,
  env?: Readonly<Record<string, string>>,
): Promise<Count> {
  const named = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const status = await runQuietly('vitest', ['run', ...named, ...reporters], env);
  const report = v.safeParse(vitestReport, reportAt(reportFile));
  if (!report.success) return NOTHING_COUNTED;
  return counted(status, { passed: report.output.numPassedTests, failed: report.output.numFailedTests });
}

/** Runs the tests of Playwright's; `reportFile` is where its report goes. */
export async function playwright(reportFile: string, env: Readonly<Record<string, string>>): Promise<Count> {
  const status = await runQuietly('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
  });
  const report = v.safeParse(playwrightReport, reportAt(reportFile));
  if (!report.success) return NOTHING_COUNTED;
  const { expected, unexpected, flaky } = report.output.stats;
  return counted(status, { passed: expected, failed: unexpected + flaky });
}
