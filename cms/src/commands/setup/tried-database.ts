import type { Finding } from '@kontorwerk/contract/setup/finding';

/** A database that was looked at. */
export type TriedDatabase = {
  readonly findings: readonly Finding[];
  /** It can be used, and has nothing yet. */
  readonly isEmpty: boolean;
  /** There are accounts already. */
  readonly hasUsers: boolean;
};
