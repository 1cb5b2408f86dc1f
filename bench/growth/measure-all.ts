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

/** The targets of rows, with their figures. */
export function goalsOf(rows: readonly GrowthRow[], figures: readonly (number | null)[]): readonly Goal[] {
  return rows.flatMap(({ name, most }, at) =>
    most === undefined ? [] : [{ what: name, measured: figures[at] ?? Number.NaN, most }],
  );
}
