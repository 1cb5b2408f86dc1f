import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';
import { prettyFactory } from 'pino-pretty';
import { isRecord } from '../content/read-values.ts';
import { activeTraceId } from '../tracing/spans.ts';
import type { LogFormat, LogSettings } from './log-settings.ts';
import { type LoggedError, loggedError, withoutValues } from './logged-error.ts';

/** What waits for a log that can't be written, such as a file on a full disk, in characters; the rest is dropped. */
const WAITING_MAX = 1_000_000;

/**
 * Standard error, written at once: nothing waits that a crash could lose. Whoever reads it may be gone, or its disk full,
 * which is no reason to stop working.
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

/** Pino's number for what is worth knowing and no warning. */
const INFO = 30;

/** What somebody did wrong was found where it always is. */
function withoutPlace(error: unknown): LoggedError {
  const { type, message } = loggedError(error);
  return { type, message };
}

/** The parameters of a failed query in a line of JSON, up to the end of their string. */
const PARAMETERS = /\\nparams: (?:[^"\\]|\\.)*/g;

/** Pino takes an error by itself, or as one of the values of a line. */
function errorIn(told: unknown): unknown {
  return isRecord(told) && 'err' in told ? told.err : told;
}

function hasMessage(told: unknown): boolean {
  return isRecord(told) && !(told instanceof Error) && told.msg !== undefined;
}

/**
 * A log whose lines carry the time, the level, who writes, and the request and the trace that they are about, where there
 * are. The same for site and CMS, so that one reader understands both.
 */
export function createLogger(options: {
  /** Who writes: `site` or `cms`. */
  readonly name: string;
  readonly settings: LogSettings;
  /** The request that is being answered, if any. */
  readonly requestId: () => string | undefined;
  /** Tells errors that whoever asks has made themselves: nobody has to look into these. None unless it is told. */
  readonly isTheirFault?: (error: unknown) => boolean;
  /** The message of a line that has an error and no message; its own unless told. */
  readonly summary?: (error: Error) => string | undefined;
  readonly to?: DestinationStream;
}): Logger {
  const { name, settings, requestId, isTheirFault = () => false, summary, to = standardError() } = options;
  const summaryOf = (error: Error) => withoutValues(summary?.(error) ?? error.message);
  return pino(
    {
      level: settings.level,
      base: { name },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: { err: (error: unknown) => (isTheirFault(error) ? withoutPlace(error) : loggedError(error)) },
      hooks: {
        logMethod(told, method, level) {
          const [first, message] = told;
          const error = errorIn(first);
          if (level > INFO && isTheirFault(error)) this.info(...told);
          else if (error instanceof Error && message === undefined && !hasMessage(first))
            // Pino would take the error's own message, with what people typed.
            method.call(this, first instanceof Error ? { err: error } : first, summaryOf(error));
          else method.apply(this, told);
        },
        streamWrite: (line) => line.replace(PARAMETERS, ''),
      },
      // Pino leaves out what is undefined.
      mixin: () => ({ request_id: requestId(), trace_id: activeTraceId() }),
    },
    inFormat(settings.format, to),
  );
}
