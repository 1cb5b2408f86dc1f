import type { Page } from '@playwright/test';

type Point = { readonly x: number; readonly y: number };

/** One finger on the screen, as the browser itself hears of it. */
export type Finger = {
  down(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  up(): Promise<void>;
};

/** A finger for a page whose context has touch. */
export async function fingerOn(page: Page): Promise<Finger> {
  const devtools = await page.context().newCDPSession(page);
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) => {
    await devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return {
    down: (at) => send('touchStart', [at]),
    move: (to) => send('touchMove', [to]),
    up: () => send('touchEnd', []),
  };
}
