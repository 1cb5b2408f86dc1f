import { isatty } from 'node:tty';
import * as v from 'valibot';

/** From the most severe; each level includes those before it. */
export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];
export type LogFormat = 'json' | 'pretty';
export type LogSettings = { readonly level: LogLevel; readonly format: LogFormat };

/** The environment variables that both processes read. */
export const LOG_VARIABLES = {
  LOG_LEVEL: v.pipe(
    v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
    v.description('`error`, `warn`, `info` or `debug`'),
  ),
  LOG_FORMAT: v.pipe(
    v.optional(v.picklist(['json', 'pretty'], 'must be "json" or "pretty"')),
    v.metadata({ default: '`json` in production, `pretty` at a terminal and in development' }),
    v.description('The form of log lines, on standard error'),
  ),
};

type Given = { readonly LOG_LEVEL: LogLevel; readonly LOG_FORMAT?: LogFormat | undefined };

/** The file descriptor of standard error, where the log goes. */
const STANDARD_ERROR = 2;

/**
 * The log's level and format. By default a terminal and development get readable lines, and a production log collector,
 * such as systemd or Docker, gets JSON.
 */
export function logSettings(
  { LOG_LEVEL: level, LOG_FORMAT }: Given,
  isProduction: boolean,
  isTerminal = isatty(STANDARD_ERROR),
): LogSettings {
  return { level, format: LOG_FORMAT ?? (isProduction && !isTerminal ? 'json' : 'pretty') };
}
