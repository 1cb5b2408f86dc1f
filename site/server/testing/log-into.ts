import type { Log } from '../base/log.ts';

/** A log that a test reads: the words of its lines, whatever their level. */
export function logInto(lines: string[]): Log {
  const take = (...told: readonly unknown[]) => void lines.push(String(told.at(-1)));
  return { error: take, warn: take, info: take };
}
