import type { CheckResult, SettingProblem } from '@kontorwerk/runtime/setup/check-result';
import { settingProblems } from '../check-settings.ts';
import type { Half } from '../data-lock.ts';
import { serverEnvironment } from '../servers.ts';
import { readSettings, type Settings } from '../settings.ts';
import { StartError, WrongSettings } from '../start-error.ts';

/** Substitutes for missing settings, so that the related ones can be checked. */
const STAND_INS: Readonly<Record<string, string>> = {
  MAIL_FROM: 'nobody@example.com',
  WEBHOOK_SECRET: 'x'.repeat(32),
  LIMITS_SECRET: 'x'.repeat(32),
};

/** The most rounds of dropping wrong settings. */
const ROUNDS = 5;

/** The usable part of an environment, and the problems of the rest. */
export type Usable = {
  readonly settings: Settings;
  readonly env: NodeJS.ProcessEnv;
  readonly findings: readonly CheckResult[];
};

function launcherProblems(env: NodeJS.ProcessEnv): readonly SettingProblem[] {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    if (error instanceof WrongSettings) return error.problems;
    throw error;
  }
}

/** Returns all problems that launcher and services find in an environment; one per setting. */
export async function allProblems(halves: readonly Half[], env: NodeJS.ProcessEnv): Promise<readonly SettingProblem[]> {
  const own = launcherProblems(env);
  const names = new Set(own.map(({ name }) => name));
  const told = own.length === 0 ? serverEnvironment(readSettings(env)) : {};
  const theirs = await settingProblems(halves, { ...env, ...told });
  const found = [...own];
  for (const problem of theirs) {
    if (names.has(problem.name) || (problem.name === 'BACKEND_URL' && own.length > 0)) continue;
    names.add(problem.name);
    found.push(problem);
  }
  return found;
}

function findingOf({ name, line }: SettingProblem, env: NodeJS.ProcessEnv): CheckResult {
  const seen = line.startsWith(name) ? line.slice(name.length).replace(/^:? /, '') : line;
  return { verdict: env[name] ? 'wrong' : 'missing', setting: name, seen: seen.replace(/\.$/, '') };
}

/** Drops a wrong setting; a missing one gets a substitute, or else all settings of its group are dropped. */
function without(name: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (env[name]) return { ...env, [name]: '' };
  const standIn = STAND_INS[name];
  if (standIn !== undefined) return { ...env, [name]: standIn };
  const kind = `${name.split('_')[0]}_`;
  return Object.fromEntries(Object.entries(env).filter(([each]) => !each.startsWith(kind)));
}

/** Drops wrong settings from an environment until the rest is usable. */
export async function usableSettings(halves: readonly Half[], given: NodeJS.ProcessEnv): Promise<Usable> {
  const findings: CheckResult[] = [];
  let env = given;
  for (let round = 0; round < ROUNDS; round += 1) {
    const problems = await allProblems(halves, env);
    for (const problem of problems)
      if (findings.every(({ setting }) => setting !== problem.name)) findings.push(findingOf(problem, given));
    if (problems.length === 0) {
      const settings = readSettings(env);
      return { settings, env: { ...env, ...serverEnvironment(settings) }, findings };
    }
    env = problems.reduce((rest, { name }) => without(name, rest), env);
  }
  throw new StartError(`Nothing of the settings can be tried until ${findings[0]?.setting} is corrected.`);
}
