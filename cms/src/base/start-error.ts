import type { SettingProblem } from '@kontorwerk/contract/setup/finding';

/** Something that keeps the CMS from starting until somebody does something; its message is one line that says what. */
export class StartError extends Error {}

/** Settings that can't be used. The message is the line of the first. */
export class WrongSettings extends StartError {
  readonly problems: readonly SettingProblem[];

  constructor(problems: readonly SettingProblem[]) {
    super(problems[0]?.line);
    this.problems = problems;
  }
}
