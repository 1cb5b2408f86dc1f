import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { folders } from '../../launch/folders.ts';
import { type Count, countOfPlaywright, countOfVitest } from './test-reports.ts';

/** Runs a command and shows its output at the end, so that others may run in parallel; returns its exit code. */
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
  if ((await runQuietly(command, args)) === 0) return { passed: 1, failures: [] };
  return { passed: 0, failures: [[command, ...args].join(' ')] };
}

function reportAt(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Counts a runner's bad exit code as a failure even if its report has none. */
function counted(runner: string, status: number | null, count: Count | null): Count {
  if (count === null) return { passed: 0, failures: [`${runner} wrote no report.`] };
  if (status === 0 || count.failures.length > 0) return count;
  return { ...count, failures: [`${runner} ended with ${status}.`] };
}

type VitestOptions = {
  readonly environment?: Readonly<Record<string, string>>;
  /** Arguments that select some of the tests. */
  readonly only?: readonly string[];
};

/** Runs projects of Vitest; `reportFile` is the path of its report. */
export async function vitest(
  projects: readonly string[],
  reportFile: string,
  { environment, only = [] }: VitestOptions = {},
): Promise<Count> {
  const named = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const status = await runQuietly('vitest', ['run', ...named, ...only, ...reporters], environment);
  return counted('Vitest', status, countOfVitest(reportAt(reportFile)));
}

/** Runs the tests of Playwright; `reportFile` is the path of its report. */
export async function playwright(reportFile: string, env: Readonly<Record<string, string>>): Promise<Count> {
  const status = await runQuietly('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
  });
  return counted('Playwright', status, countOfPlaywright(reportAt(reportFile)));
}
