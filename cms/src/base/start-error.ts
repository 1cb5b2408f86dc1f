import type { SettingProblem } from '@kontorwerk/runtime/setup/check-result';

/** An error that keeps the CMS from starting until an operator acts; its message is one line that says what to do. */
export class StartError extends Error {}

/** Invalid settings. The message is that of the first problem. */
export class InvalidSettingsError extends StartError {
  readonly problems: readonly SettingProblem[];

  constructor(problems: readonly SettingProblem[]) {
    super(problems[0]?.line);
    this.problems = problems;
  }
}
