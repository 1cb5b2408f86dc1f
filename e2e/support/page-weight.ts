import type { Page, Request } from '@playwright/test';

const KB = 1000;

/** What a page may take of the network, in bytes as they are sent (decision 9), by what Chromium calls it. */
const MOST = { script: 101 * KB, document: 60 * KB, font: 55 * KB };
const HOME_SCRIPTS = 104 * KB;

type Part = keyof typeof MOST;
const PARTS = ['script', 'document', 'font'] as const satisfies readonly Part[];

/**
 * Counts what the next page to be opened loads: HTML with the styles in it, scripts and fonts, each with a cache that
 * knows none of it. Ask once, when all of the page has come near; the answer is what is beyond what its kind may take.
 */
export function weigh(page: Page): (kind: string) => Promise<readonly string[]> {
  const loaded: Request[] = [];
  let asked = new Set<Request>();
  const begin = (request: Request) => {
    // What the page before had asked for may come late, and is none of this one's.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked = new Set();
    asked.add(request);
  };
  const note = (request: Request) => {
    if (asked.has(request)) loaded.push(request);
  };
  page.on('request', begin);
  page.on('requestfinished', note);
  async function bytesOf(part: Part): Promise<number> {
    const sizes = await Promise.all(
      loaded.filter((request) => request.resourceType() === part).map((request) => request.sizes()),
    );
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  }
  return async (kind) => {
    page.off('request', begin);
    page.off('requestfinished', note);
    const found: string[] = [];
    for (const part of PARTS) {
      const bytes = await bytesOf(part);
      const most = part === 'script' && kind === '/' ? HOME_SCRIPTS : MOST[part];
      // Nothing at all would mean that nothing was counted.
      if (bytes === 0 || bytes > most) found.push(`${part}: ${bytes} bytes, ${most} at most`);
    }
    return found;
  };
}
