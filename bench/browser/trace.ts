import * as v from 'valibot';

const event = v.looseObject({
  name: v.string(),
  cat: v.optional(v.string(), ''),
  pid: v.number(),
  tid: v.number(),
  ts: v.number(),
  dur: v.optional(v.number(), 0),
});
const trace = v.object({ traceEvents: v.array(event) });

export const TRACE_CATEGORIES: readonly string[] = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
];

/** The work on a page's main thread. */
export type MainThread = {
  /** In milliseconds. */
  readonly tasks: readonly number[];
  /** The time of style recalculation and layout, in milliseconds. */
  readonly styleAndLayout: number;
};

/** Parses a Chromium trace between two marks of the page (`performance.mark`), which also identify its main thread. */
export function mainThread(recorded: Buffer, from: string, to: string): MainThread {
  const { traceEvents } = v.parse(trace, JSON.parse(recorded.toString('utf8')));
  const markOf = (name: string) => {
    const found = traceEvents.find((one) => one.name === name && one.cat.includes('blink.user_timing'));
    if (!found) throw new Error(`the trace has no mark ${name}`);
    return found;
  };
  const [first, last] = [markOf(from), markOf(to)];
  const here = traceEvents.filter(
    ({ pid, tid, ts, dur }) => pid === first.pid && tid === first.tid && ts + dur >= first.ts && ts <= last.ts,
  );
  const durations = (...names: readonly string[]) =>
    here.filter(({ name }) => names.includes(name)).map(({ dur }) => dur / 1_000);
  return {
    tasks: durations('RunTask'),
    styleAndLayout: durations('UpdateLayoutTree', 'Layout').reduce((sum, ms) => sum + ms, 0),
  };
}
