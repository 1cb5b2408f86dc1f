import type { Goal } from '../report/goals.ts';
import type { Table } from '../report/table.ts';
import type { Ending } from './ending.ts';
import type { OwnStack } from './own-stack.ts';
import type { Program } from './programs.ts';

/** What a part finds to measure, and how often it does. */
export type Bench = {
  /** What must be ended when this part is over. */
  readonly ending: Ending;
  readonly quick: boolean;
  /** A data folder with the sample content and an administrator, to copy. */
  readonly prepared: string;
  /** The stack with the sample content that parts share, at rest; it is started at the first call. */
  stack(): Promise<OwnStack>;
};

export type Measured = {
  readonly tables: readonly Table[];
  /** The figures of these tables that something is wanted of. */
  readonly goals: readonly Goal[];
};

/** One thing that is measured, by itself or with all others. */
export type Part = {
  readonly name: string;
  /** What it measures, and how, in a sentence or two; stands above its tables. */
  readonly about: string;
  /** Whether its budgets alone stand in `docs/performance.md`, without its first table. */
  readonly isBudgetOnly?: boolean;
  /** What must be installed for it. */
  readonly needs?: readonly Program[];
  measure(bench: Bench): Promise<Measured>;
};
