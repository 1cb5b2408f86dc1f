import type { Page } from '@playwright/test';
import * as v from 'valibot';

/** The session-storage key of the observations; they survive a navigation to another document. */
const KEY = 'bench-click';

const seen = v.object({
  clicked: v.number(),
  from: v.string(),
  frame: v.optional(v.number()),
  painted: v.optional(v.number()),
});

/** The times of a click that led to another main heading, in milliseconds since 1970. */
export type HeadingTimes = {
  readonly clicked: number;
  /** The start of the first frame with the new heading. */
  readonly frame: number;
  /** The end of that frame's painting. */
  readonly painted: number;
};

/**
 * Runs in each document: records the last click and the first frame after it in which the main heading has changed.
 * Works for client-side navigation and full page loads alike.
 */
function watch(key: string): void {
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const note = (what: object) => sessionStorage.setItem(key, JSON.stringify(what));
  const noted = () => JSON.parse(sessionStorage.getItem(key) ?? '{}');
  addEventListener('click', () => note({ clicked: now(), from: heading() }), { capture: true });
  let done = 0;
  const look = () => {
    const { clicked = 0, from } = noted();
    if (clicked === 0 || clicked === done || heading() === '' || heading() === from) return;
    done = clicked;
    requestAnimationFrame(() => {
      const frame = now();
      const { port1, port2 } = new MessageChannel();
      // Tasks posted in a frame run after it is painted.
      port1.onmessage = () => {
        note({ clicked, from, frame, painted: now() });
        port1.close();
      };
      port2.postMessage(null);
    });
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Installs the observer in the page's documents. */
export async function watchHeading(page: Page): Promise<void> {
  await page.addInitScript(watch, KEY);
}

/** Waits until the last click has led to another heading. */
export async function newHeading(page: Page): Promise<HeadingTimes> {
  const found = await page.waitForFunction(
    (key) => {
      const noted: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
      return typeof noted === 'object' && noted !== null && 'painted' in noted ? noted : null;
    },
    KEY,
    { polling: 100, timeout: 30_000 },
  );
  const { clicked, frame = Number.NaN, painted = Number.NaN } = v.parse(seen, await found.jsonValue());
  return { clicked, frame, painted };
}
