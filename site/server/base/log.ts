import { createRequestScope } from '@kontorwerk/runtime/log/request-scope';

type WriteLine = {
  (line: string): void;
  (facts: object, line: string): void;
};

/**
 * The server's log; passed in, so that a test can read it. Lines hold no personal data: no names, addresses, queries or
 * submitted texts.
 */
export type Log = {
  /** Data is lost, or something stays broken until the operator acts. */
  readonly error: WriteLine;
  /** Something doesn't work and is skipped or retried. */
  readonly warn: WriteLine;
  /** Normal operation that is worth knowing. */
  readonly info: WriteLine;
};

/** Returns a throttled log: one line per topic within `pauseMs` milliseconds, as visitors must not fill a log. */
export function createThrottledLog(
  log: Log,
  level: keyof Log,
  clock: () => number,
  pauseMs: number,
): (about: string, line: string) => void {
  const loggedAt = new Map<string, number>();
  return (about, line) => {
    const now = clock();
    for (const [topic, at] of loggedAt) if (now - at >= pauseMs) loggedAt.delete(topic);
    if (loggedAt.has(about)) return;
    loggedAt.set(about, now);
    log[level](line);
  };
}

/** Returns an error's reason as one line. A failed `fetch` hides its reason in `cause`. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const reason = cause && error.message === 'fetch failed' ? causeText(cause) : error.message;
  return (reason || error.name).replace(/\s+/g, ' ').trim();
}

/** A connection attempt to several addresses at once fails with an empty message and a code. */
function causeText(cause: Error): string {
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  return cause.message || code || cause.name;
}

/** The request that the running code works for. */
export const currentRequest = createRequestScope();
