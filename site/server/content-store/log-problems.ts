import type { ReadProblem } from '@kontorwerk/contract/content/read-entries';
import type { Log } from '../log.ts';

/** A backend that is wrong everywhere should not drown the log. */
const MOST_LINES = 20;

/** Says what of a new answer could not be read: one line for each dropped thing, naming entry and field. */
export function logProblems(log: Log, set: string, problems: readonly ReadProblem[]): void {
  for (const { at, problem } of problems.slice(0, MOST_LINES)) log(`content ${set}: ${at}: ${problem}; dropped`);
  const more = problems.length - MOST_LINES;
  if (more > 0) log(`content ${set}: and ${more} more like these`);
}
