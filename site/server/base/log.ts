/** Takes one finished line for whoever runs the server; passed in, so that a test can read it. */
export type Log = (line: string) => void;

/** A throttled log: nothing about the same again within `pauseMs` milliseconds, as visitors must not fill a log. */
export function createThrottledLog(
  log: Log,
  clock: () => number,
  pauseMs: number,
): (about: string, line: string) => void {
  const loggedAt = new Map<string, number>();
  return (about, line) => {
    const now = clock();
    for (const [topic, at] of loggedAt) if (now - at >= pauseMs) loggedAt.delete(topic);
    if (loggedAt.has(about)) return;
    loggedAt.set(about, now);
    log(line);
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
