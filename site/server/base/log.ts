type TakeLine = {
  (line: string): void;
  (facts: object, line: string): void;
};

/**
 * Takes finished lines for whoever runs the server; passed in, so that a test can read them. They say nothing about
 * people: no names, no addresses, no queries, nothing of what was sent.
 */
export type Log = {
  /** Something is lost, or doesn't work until somebody sees to it. */
  readonly error: TakeLine;
  /** Something doesn't work and is done without, or tried again. */
  readonly warn: TakeLine;
  /** It is as it should be, and worth knowing. */
  readonly info: TakeLine;
};

/** A throttled log: nothing about the same again within `pauseMs` milliseconds, as visitors must not fill a log. */
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

/** What went wrong, as one line. A failed `fetch` hides its reason in `cause`. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const reason = cause && error.message === 'fetch failed' ? causeText(cause) : error.message;
  return (reason || error.name).replace(/\s+/g, ' ').trim();
}

/** An attempt on several addresses at once fails with an empty message and a code. */
function causeText(cause: Error): string {
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  return cause.message || code || cause.name;
}
