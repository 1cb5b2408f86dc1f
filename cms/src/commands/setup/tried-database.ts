import type { Finding } from '@kontorwerk/contract/setup/finding';

/** The result of examining a database. */
export type TriedDatabase = {
  readonly findings: readonly Finding[];
  /** Usable and empty. */
  readonly isEmpty: boolean;
  /** Whether it has accounts. */
  readonly hasUsers: boolean;
};
