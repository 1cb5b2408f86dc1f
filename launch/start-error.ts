import type { SettingProblem } from '@kontorwerk/runtime/setup/check-result';

/** A reason why the project can't start; its message is one line that says what to do. */
export class StartError extends Error {}

/** Unusable settings. The message is the line of the first. */
export class WrongSettings extends StartError {
  readonly problems: readonly SettingProblem[];

  constructor(problems: readonly SettingProblem[]) {
    super(problems[0]?.line);
    this.problems = problems;
  }
}
