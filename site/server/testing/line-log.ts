import type { Log } from '../base/log.ts';

/** Creates a log for a test: it collects the lines' messages, whatever their level. */
export function createLineLog(lines: string[]): Log {
  const take = (...told: readonly unknown[]) => void lines.push(String(told.at(-1)));
  return { error: take, warn: take, info: take };
}
