import type { CheckResult } from '@kontorwerk/contract/setup/check-result';

/** The result of examining a database. */
export type TriedDatabase = {
  readonly findings: readonly CheckResult[];
  /** Usable and empty. */
  readonly isEmpty: boolean;
  /** Whether it has accounts. */
  readonly hasUsers: boolean;
};
