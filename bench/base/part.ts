import type { Goal } from '../report/goals.ts';
import type { Table } from '../report/table.ts';
import type { Ending } from './ending.ts';
import type { OwnStack } from './own-stack.ts';
import type { Program } from './programs.ts';

/** The environment of a part. */
export type Bench = {
  /** Cleanup after this part. */
  readonly ending: Ending;
  readonly quick: boolean;
  /** A data folder with the sample content and an administrator, to copy. */
  readonly prepared: string;
  /** The idle stack with the sample content that parts share; started on the first call. */
  stack(): Promise<OwnStack>;
};

export type Measured = {
  readonly tables: readonly Table[];
  /** The figures of these tables that have a target. */
  readonly goals: readonly Goal[];
};

/** A group of measurements that can run alone. */
export type Part = {
  readonly name: string;
  /** The subject and method of the measurement in a sentence or two, printed above its tables. */
  readonly about: string;
  /** The programs that must be installed. */
  readonly needs?: readonly Program[];
  measure(bench: Bench): Promise<Measured>;
};
