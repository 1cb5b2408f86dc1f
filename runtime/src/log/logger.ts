import { isRecord } from '@kontorwerk/contract/content/read-values';
import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';
import { prettyFactory } from 'pino-pretty';
import { activeTraceId } from '../tracing/spans.ts';
import type { LogFormat, LogSettings } from './log-settings.ts';
import { cutText, describeError, type LoggedError, redactMessage } from './logged-error.ts';

/** The buffer for a log that can't be written, such as a file on a full disk, in characters; the rest is dropped. */
const WAITING_MAX = 1_000_000;

/**
 * Standard error, written synchronously, so that a crash loses nothing. A closed pipe or a full disk is no reason to
 * stop working.
 */
function standardError(): DestinationStream {
  const stream = destination({ dest: 2, sync: true, maxLength: WAITING_MAX });
  stream.on('error', () => {});
  return stream;
}

function inFormat(format: LogFormat, to: DestinationStream): DestinationStream {
  if (format === 'json') return to;
  const readable = prettyFactory({
    colorize: false,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'name,request_id,trace_id',
    messageFormat: '{name}: {msg}{if request_id} ({request_id}){end}',
  });
  return { write: (line) => void to.write(readable(line)) };
}

/** Pino's number of the level `info`. */
const INFO = 30;

/** The stack of a client's mistake is always the same, so it is omitted. */
function omitPlace(error: unknown): LoggedError {
  const { type, message } = describeError(error);
  return { type, message };
}

/** The parameters of a failed query in a JSON line, up to the end of their string. */
const PARAMETERS = /\\nparams: (?:[^"\\]|\\.)*/g;

/** Pino takes an error alone, or as the `err` of a line's values. */
function errorIn(entry: unknown): unknown {
  return isRecord(entry) && 'err' in entry ? entry.err : entry;
}

function hasMessage(entry: unknown): boolean {
  return isRecord(entry) && !(entry instanceof Error) && entry.msg !== undefined;
}

/**
 * Creates a log whose lines carry the time, the level, the process, and the request and trace if any. The same for site
 * and CMS, so that one parser reads both.
 */
export function createLogger(options: {
  /** The process: `site` or `cms`. */
  readonly name: string;
  readonly settings: LogSettings;
  /** The id of the current request, if any. */
  readonly requestId: () => string | undefined;
  /** Whether an error is the client's mistake, which needs no investigation. Never, by default. */
  readonly isTheirFault?: (error: unknown) => boolean;
  /** The message of a line with an error and no message; the error's own by default. */
  readonly summary?: (error: Error) => string | undefined;
  readonly to?: DestinationStream;
}): Logger {
  const { name, settings, requestId, isTheirFault = () => false, summary, to = standardError() } = options;
  const summaryOf = (error: Error) => redactMessage(summary?.(error) ?? error.message);
  return pino(
    {
      level: settings.level,
      base: { name },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: {
        err: (error: unknown) => (isTheirFault(error) ? omitPlace(error) : describeError(error)),
        // Also for messages beside an error: libraries quote what clients sent.
        msg: (message: unknown) => (typeof message === 'string' ? cutText(message) : message),
      },
      hooks: {
        logMethod(told, method, level) {
          const [first, message] = told;
          const error = errorIn(first);
          if (level > INFO && isTheirFault(error)) this.info(...told);
          else if (error instanceof Error && message === undefined && !hasMessage(first))
            // Pino would log the error's own message, with personal data.
            method.call(this, first instanceof Error ? { err: error } : first, summaryOf(error));
          else method.apply(this, told);
        },
        streamWrite: (line) => line.replace(PARAMETERS, ''),
      },
      // Pino omits undefined values.
      mixin: () => ({ request_id: requestId(), trace_id: activeTraceId() }),
    },
    inFormat(settings.format, to),
  );
}
