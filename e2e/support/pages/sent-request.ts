import type { Page } from '@playwright/test';

/** A submission as the browser sends it. */
export type SentRequest = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
};

/** Waits for the next submission to a path of the wire. */
export async function nextRequest(page: Page, path: string): Promise<SentRequest> {
  const request = await page.waitForRequest((sent) => new URL(sent.url()).pathname === path);
  return { method: request.method(), headers: await request.allHeaders(), body: request.postDataJSON() };
}

/** Counts the submissions to a path of the wire from now on. */
export function countRequests(page: Page, path: string): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) sent += 1;
  });
  return () => sent;
}

/** Holds back the submissions to a path, as a slow network does; the returned function releases them. */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return release;
}
