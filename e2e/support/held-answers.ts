import type { Page, Request } from '@playwright/test';
import { until } from './until.ts';

const ANSWERED_WITHIN_MS = 10_000;

type Held = {
  /** Waits until there is an answer that is held back. */
  readonly held: () => Promise<void>;
  /** Lets through what is held back; what is asked later is held again. */
  readonly letThrough: () => Promise<void>;
  /** Lets everything through from now on. */
  readonly end: () => Promise<void>;
};

/** Holds back the answers to some requests: what was asked for is done at once, and known only once it is let through. */
export async function hold(page: Page, isMeant: (request: Request) => boolean): Promise<Held> {
  const held: (() => Promise<void>)[] = [];
  const letThrough = async () => {
    await Promise.all(held.splice(0).map((go) => go()));
  };
  let isHolding = true;
  await page.route(/\/(?:admin|api)\//, async (route) => {
    if (!isHolding || !isMeant(route.request())) return route.fallback();
    // Of where a request comes from a browser says more than is passed on here; the CMS asks for it.
    const headers = { ...route.request().headers(), origin: new URL(route.request().url()).origin };
    // Whoever asked may have gone meanwhile, and the test may have ended: what is stored by itself is sent at any time.
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
