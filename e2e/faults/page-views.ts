import http from 'node:http';

/** A page view that came to nothing, and from when to when, as `performance.now()` tells it. */
export type FailedView = {
  readonly begun: number;
  readonly ended: number;
  readonly path: string;
  readonly problem: string;
};

export type PageViews = {
  /** How many were begun. */
  count(): number;
  readonly failed: readonly FailedView[];
  /** Begins no more, and resolves when all have come to an end. */
  stop(): Promise<void>;
};

/** What browsers ask with: who takes no coding costs a site several times as much. */
const ASKED_WITH = { 'Accept-Encoding': 'gzip, deflate, br' };

/** How long a visitor waits for a page, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Looks at pages, so many a second, evenly, whether or not those before have been answered. */
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
      // A connection that the server closed while it was idle: browsers try again, too.
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
