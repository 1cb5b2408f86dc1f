import { attempt } from '../base/attempt.ts';
import type { Bench } from '../base/part.ts';
import type { Goal } from '../report/goals.ts';
import type { Grown } from './growing.ts';
import type { GrowthMeasure, GrowthRow } from './growth-measures.ts';

/**
 * Runs measurements and returns a figure for each of their rows; null for a failed one.
 *
 * @param grown the stack to measure; null if it failed to start
 * @param called its name in the log
 */
export async function measureAll(
  measures: readonly GrowthMeasure[],
  bench: Bench,
  grown: Grown | null,
  called: string,
): Promise<readonly (number | null)[]> {
  const all: (number | null)[] = [];
  for (const { rows, figures } of measures) {
    const what = `${rows[0]?.name ?? ''}, ${called}`;
    const measured = grown && (await attempt(what, () => figures(grown, bench.quick ? 3 : 7)));
    all.push(...(measured ?? rows.map(() => null)));
  }
  return all;
}

/** The targets of rows; a budget that several rows share has their highest figure. */
export function goalsOf(rows: readonly GrowthRow[], figures: readonly (number | null)[]): readonly Goal[] {
  const goals = new Map<string, Goal>();
  for (const [at, { name, most, budget = name }] of rows.entries()) {
    if (most === undefined) continue;
    const measured = Math.max(goals.get(budget)?.measured ?? 0, figures[at] ?? Number.NaN);
    goals.set(budget, { what: budget, measured, most });
  }
  return [...goals.values()];
}
