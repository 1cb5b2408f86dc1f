import type { ReadProblem } from '@kontorwerk/contract/content/read-entries';
import type { Log } from '../base/log.ts';

/** A backend that is wrong everywhere should not drown the log. */
const MOST_LINES = 20;

/**
 * Says what of a set could not be read: one line for each dropped thing, naming entry and field. The same
 * findings are said once, however often the same answer is read.
 */
export function createProblemLog(log: Log): (set: string, problems: readonly ReadProblem[]) => void {
  const said = new Map<string, string>();
  return (set, problems) => {
    const lines = problems.map(({ at, problem }) => `content ${set}: ${at}: ${problem}; dropped`);
    const text = lines.join('\n');
    if (said.get(set) === text) return;
    said.set(set, text);
    for (const line of lines.slice(0, MOST_LINES)) log(line);
    if (lines.length > MOST_LINES) log(`content ${set}: and ${lines.length - MOST_LINES} more like these`);
  };
}
