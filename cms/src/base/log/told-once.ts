type Log = { error(line: string): void; info(line: string): void };

/** What is at the bottom of an error: drivers wrap the system's own words in a whole query. */
function innermost(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : innermost(error.cause);
}

/**
 * For what is done every few seconds: why it fails is told when it first does and when the reason changes, and so is
 * that it works again. Each failure in full would fill the log with one and the same.
 *
 * @param trouble says what doesn't work, such as "the outbox can't be read"
 * @param instead what a failure comes to
 */
export function toldOnce<T>(trouble: string, instead: T): (work: () => Promise<T>, log: Log) => Promise<T> {
  let told: string | null = null;
  return async (work, log) => {
    try {
      const result = await work();
      if (told !== null) log.info(`${trouble}: that is over`);
      told = null;
      return result;
    } catch (error) {
      const reason = innermost(error);
      if (reason !== told) log.error(`${trouble}: ${reason}`);
      told = reason;
      return instead;
    }
  };
}
