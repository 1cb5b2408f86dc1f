import { setTimeout as sleep } from 'node:timers/promises';
import { attributesIn } from '../support/pages/discover.ts';

export type WholePages = {
  /** Returns how many pages and files were requested. */
  count(): number;
  /** The requests that failed, with their counts. */
  readonly missing: ReadonlyMap<string, number>;
  stop(): Promise<void>;
};

/** The pause between two pages, in milliseconds. */
const PAUSE_MS = 100;
/** How long a visitor waits, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Lists the local scripts, styles and fonts that a page refers to. */
function filesOf(html: string): readonly string[] {
  const named = [...attributesIn(html, 'link', 'href'), ...attributesIn(html, 'script', 'src')];
  return [...new Set(named)].filter((address) => /^\/(?:assets|_next\/static)\//.test(address));
}

/** Opens one page after the other as a browser with an empty cache: each with its scripts and styles. */
export function startWholePages(siteUrl: string, paths: readonly string[]): WholePages {
  const missing = new Map<string, number>();
  let count = 0;
  let stopped = false;

  /** Fetches an address; null where that failed. */
  async function get(path: string, page: string): Promise<string | null> {
    count += 1;
    let problem: string;
    try {
      const response = await fetch(`${siteUrl}${path}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
      const text = await response.text();
      if (response.ok) return text;
      problem = `status ${response.status}`;
    } catch (error) {
      problem = String(error instanceof Error && error.cause ? error.cause : error);
    }
    const what = `${path.replace(/\?.*/, '')} of ${page}: ${problem}`;
    missing.set(what, (missing.get(what) ?? 0) + 1);
    return null;
  }

  async function visit(): Promise<void> {
    for (let at = 0; !stopped; at += 1) {
      const page = paths[at % paths.length] ?? '/';
      const files = filesOf((await get(page, page)) ?? '');
      await Promise.all(files.map((file) => get(file, page)));
      await sleep(PAUSE_MS);
    }
  }

  const visiting = visit();
  return {
    count: () => count,
    missing,
    async stop() {
      stopped = true;
      await visiting;
    },
  };
}
