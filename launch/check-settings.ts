import process from 'node:process';
import { type SettingProblem, settingProblem } from '@kontorwerk/contract/setup/finding';
import * as v from 'valibot';
import type { Half } from './data-lock.ts';
import { folders } from './folders.ts';
import { runCommand } from './run-command.ts';
import { serverEnvironment } from './servers.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';

/** The programs by which each half tells what is wrong with its settings. */
const CHECKS = {
  site: { name: "The check of the site's settings", cwd: folders.site, program: 'server/start/check-settings.ts' },
  cms: { name: "The check of the CMS's settings", cwd: folders.cms, program: 'src/commands/check-settings.ts' },
} as const satisfies Record<Half, object>;

const problemLine = v.pipe(v.string(), v.parseJson(), settingProblem);
const namesLine = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

async function linesOf(half: Half, args: readonly string[], env: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const { name, cwd, program } = CHECKS[half];
  const lines: string[] = [];
  await runCommand(name, process.execPath, [program, ...args], { cwd, base: env, onLine: (line) => lines.push(line) });
  return lines;
}

/** What halves say is wrong with an environment, all of it. */
export async function settingProblems(
  halves: readonly Half[],
  env: NodeJS.ProcessEnv,
): Promise<readonly SettingProblem[]> {
  const lines = await Promise.all(halves.map((half) => linesOf(half, [], env)));
  return lines.flat().map((line) => v.parse(problemLine, line));
}

/** The names of all that a half reads of the environment. */
export async function settingNames(half: Half, env: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const lines = await linesOf(half, ['--names'], env);
  return lines.flatMap((line) => v.parse(namesLine, line));
}

/**
 * Has each half that is to be started look at its settings, before anything is built, written or started: a wrong one
 * doesn't get better by trying again.
 * @throws a StartError of one line that names the first wrong setting
 */
export async function checkSettings(settings: Settings, halves: readonly Half[]): Promise<void> {
  const [first] = await settingProblems(halves, { ...process.env, ...serverEnvironment(settings) });
  if (first !== undefined) throw new StartError(`${first.line}.`);
}
