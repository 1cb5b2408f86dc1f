import { format } from 'node:util';
import type { Logger } from 'pino';

/** Writes to the log what frameworks and libraries tell the console as errors and warnings. */
export function keepConsoleIn(log: Pick<Logger, 'error' | 'warn'>, console: Pick<Console, 'error' | 'warn'>): void {
  for (const level of ['error', 'warn'] as const)
    console[level] = (...told: readonly unknown[]) => {
      const err = told.find((one) => one instanceof Error);
      const words = format(...told.filter((one) => one !== err)).trim();
      if (err === undefined) log[level](words);
      // Next says no more than “⨯” of an error: the log then says what the program makes of it.
      else if (!/\p{L}/u.test(words)) log[level]({ err });
      else log[level]({ err }, words);
    };
}
