import process from 'node:process';
import { type SettingProblem, settingProblemSchema } from '@kontorwerk/runtime/setup/check-result';
import * as v from 'valibot';
import type { Half } from './data-lock.ts';
import { folders } from './folders.ts';
import { runCommand } from './run-command.ts';
import { serverEnvironment } from './servers.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';

/** The programs that check the settings of each service. */
const CHECKS = {
  site: { name: "The check of the site's settings", cwd: folders.site, program: 'server/try/check-settings.ts' },
  cms: { name: "The check of the CMS's settings", cwd: folders.cms, program: 'src/commands/check-settings.ts' },
} as const satisfies Record<Half, object>;

const problemLine = v.pipe(v.string(), v.parseJson(), settingProblemSchema);
const namesLine = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

async function linesOf(half: Half, args: readonly string[], env: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const { name, cwd, program } = CHECKS[half];
  const lines: string[] = [];
  await runCommand(name, process.execPath, [program, ...args], { cwd, base: env, onLine: (line) => lines.push(line) });
  return lines;
}

/** Returns all problems that services find in an environment. */
export async function settingProblems(
  halves: readonly Half[],
  env: NodeJS.ProcessEnv,
): Promise<readonly SettingProblem[]> {
  const lines = await Promise.all(halves.map((half) => linesOf(half, [], env)));
  return lines.flat().map((line) => v.parse(problemLine, line));
}

/** Returns the names of all environment variables that a service reads. */
export async function settingNames(half: Half, env: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const lines = await linesOf(half, ['--names'], env);
  return lines.flatMap((line) => v.parse(namesLine, line));
}

/**
 * Checks the settings of each service before anything is built, written or started: retrying doesn't fix a wrong one.
 * @throws a StartError of one line that names the first wrong setting
 */
export async function checkSettings(settings: Settings, halves: readonly Half[]): Promise<void> {
  const [first] = await settingProblems(halves, { ...process.env, ...serverEnvironment(settings) });
  if (first !== undefined) throw new StartError(`${first.line}.`);
}
