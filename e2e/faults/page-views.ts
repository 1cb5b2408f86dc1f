import http from 'node:http';

/** A failed page view, with its begin and end in `performance.now()` times. */
export type FailedView = {
  readonly begun: number;
  readonly ended: number;
  readonly path: string;
  readonly problem: string;
};

export type PageViews = {
  /** Returns how many were begun. */
  count(): number;
  readonly failed: readonly FailedView[];
  /** Begins no more, and resolves when all have ended. */
  stop(): Promise<void>;
};

/** A browser's headers: clients that accept no coding cost a site several times as much. */
const ASKED_WITH = { 'Accept-Encoding': 'gzip, deflate, br' };

/** How long a visitor waits for a page, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Requests pages at a constant rate, whether or not earlier ones have been answered. */
export function startPageViews(siteUrl: string, paths: readonly string[], perSecond: number): PageViews {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
  const failed: FailedView[] = [];
  const begun = performance.now();
  let count = 0;
  let open = 0;
  let settled = () => {};

  function view(path: string): void {
    const since = performance.now();
    let over = false;
    open += 1;
    const end = (problem: string | null) => {
      if (over) return;
      over = true;
      open -= 1;
      if (problem !== null) failed.push({ begun: since, ended: performance.now(), path, problem });
      if (open === 0) settled();
    };
    const request = http.get(`${siteUrl}${path}`, { agent, headers: ASKED_WITH, timeout: PATIENCE_MS }, (response) => {
      response.resume();
      response.once('error', (error) => end(error.message));
      response.once('end', () => end(response.statusCode === 200 ? null : `status ${response.statusCode}`));
    });
    request.once('timeout', () => request.destroy(new Error(`no answer for ${PATIENCE_MS} ms`)));
    request.once('error', (error) => {
      // The server closed this idle keep-alive connection: browsers retry, too.
      if (request.reusedSocket && 'code' in error && error.code === 'ECONNRESET') {
        open -= 1;
        over = true;
        view(path);
      } else end(error.message);
    });
  }

  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - begun) / 1000) * perSecond);
    for (; count < due; count += 1) view(paths[count % paths.length] ?? '/');
  }, 5);

  return {
    count: () => count,
    failed,
    async stop() {
      clearInterval(timer);
      if (open > 0)
        await new Promise<void>((resolve) => {
          settled = resolve;
        });
      agent.destroy();
    },
  };
}
