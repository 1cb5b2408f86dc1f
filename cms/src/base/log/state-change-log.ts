type Log = { error(line: string): void; info(line: string): void };

/** Returns the message of the innermost cause: drivers wrap the system's error in one that quotes the whole query. */
function readInnermost(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : readInnermost(error.cause);
}

/**
 * Logs a recurring task's failure on the first error, on a different error and on recovery. Logging each attempt would
 * fill the log with the same line.
 *
 * @param trouble names the failure, such as "the outbox can't be read"
 * @param instead the result of a failed attempt
 */
export function logOnStateChange<T>(trouble: string, instead: T): (work: () => Promise<T>, log: Log) => Promise<T> {
  let logged: string | null = null;
  return async (work, log) => {
    try {
      const result = await work();
      if (logged !== null) log.info(`${trouble}: that is over`);
      logged = null;
      return result;
    } catch (error) {
      const reason = readInnermost(error);
      if (reason !== logged) log.error(`${trouble}: ${reason}`);
      logged = reason;
      return instead;
    }
  };
}
