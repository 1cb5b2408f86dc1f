import type { Page, Request } from '@playwright/test';

const KB = 1000;

/** The most that a page may transfer, in bytes on the wire (decision 9), by Chromium's resource types. */
const MOST = { script: 101 * KB, document: 60 * KB, font: 55 * KB };
const HOME_SCRIPTS = 104 * KB;

type Part = keyof typeof MOST;
const PARTS = ['script', 'document', 'font'] as const satisfies readonly Part[];

/**
 * Measures what the next page loads with an empty cache: HTML with inline styles, scripts and fonts. To be called on an
 * empty page, as the previous page's late requests would count. Call the returned function once, after scrolling
 * through the page: it lists what exceeds the limits of the kind.
 */
export function weigh(page: Page): (kind: string) => Promise<readonly string[]> {
  const loaded: Request[] = [];
  const asked = new Set<Request>();
  const begin = (request: Request) => {
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
      // Zero bytes would mean that nothing was counted.
      if (bytes === 0 || bytes > most) found.push(`${part}: ${bytes} bytes, ${most} at most`);
    }
    return found;
  };
}
