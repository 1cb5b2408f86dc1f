import type { SettingProblem } from './check-result.ts';

/** The placeholder for a secret in example files. */
const PLACEHOLDER = /(?<![A-Z])CHANGE[-_ ]?ME(?![A-Z])/i;

/** Finds settings that still have an example's placeholder, which is public. */
export function placeholderProblems(
  names: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): readonly SettingProblem[] {
  return names
    .filter((name) => PLACEHOLDER.test(env[name] ?? ''))
    .map((name) => ({ name, line: `${name} still has the CHANGE-ME of the example: set a value of your own` }));
}
