import { format } from 'node:util';
import type { Logger } from 'pino';

/** Redirects console errors and warnings of frameworks and libraries to the log. */
export function redirectConsole(log: Pick<Logger, 'error' | 'warn'>, console: Pick<Console, 'error' | 'warn'>): void {
  for (const level of ['error', 'warn'] as const)
    console[level] = (...values: readonly unknown[]) => {
      const err = values.find((one) => one instanceof Error);
      const words = format(...values.filter((one) => one !== err)).trim();
      if (err === undefined) log[level](words);
      // Next prints only “⨯” beside an error: the log's own summary replaces it.
      else if (!/\p{L}/u.test(words)) log[level]({ err });
      else log[level]({ err }, words);
    };
}
