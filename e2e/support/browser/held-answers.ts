import type { Page, Request } from '@playwright/test';
import { until } from '../until.ts';

const ANSWERED_WITHIN_MS = 10_000;

type Held = {
  /** Waits until an answer is held back. */
  readonly held: () => Promise<void>;
  /** Releases the answers held back; later ones are held again. */
  readonly letThrough: () => Promise<void>;
  /** Releases all answers from now on. */
  readonly end: () => Promise<void>;
};

/** Holds back the answers to some requests: the server acts at once, and the page learns of it on release. */
export async function hold(page: Page, isMeant: (request: Request) => boolean): Promise<Held> {
  const held: (() => Promise<void>)[] = [];
  const letThrough = async () => {
    await Promise.all(held.splice(0).map((go) => go()));
  };
  let isHolding = true;
  await page.route(/\/(?:admin|api)\//, async (route) => {
    if (!isHolding || !isMeant(route.request())) return route.fallback();
    // Browsers send more about a request's origin than Playwright passes on here; the CMS checks it.
    const headers = { ...route.request().headers(), origin: new URL(route.request().url()).origin };
    // The page may be gone and the test over: autosaves are sent at any time.
    const response = await route.fetch({ headers }).catch(() => null);
    const answer = () => (response ? route.fulfill({ response }) : route.abort()).catch(() => {});
    if (isHolding) held.push(answer);
    else await answer();
  });
  return {
    held: () => until('an answer is held back', async () => held.length > 0, ANSWERED_WITHIN_MS),
    letThrough,
    async end() {
      isHolding = false;
      await letThrough();
    },
  };
}
