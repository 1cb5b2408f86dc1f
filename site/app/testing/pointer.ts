import { cdp } from 'vitest/browser';

/** A point in the window, in CSS px. */
export type Point = { readonly x: number; readonly y: number };

const MOUSE = { button: 'left', clickCount: 1 } as const;

/** Moves the mouse to a point, where it stays. */
export async function pointAt({ x, y }: Point): Promise<void> {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
}

/** Presses and releases the mouse button at a point. */
export async function pressAt(at: Point): Promise<void> {
  await drag(at, at, 0);
}

/** Drags the mouse in a number of steps. */
export async function drag(from: Point, to: Point, steps: number): Promise<void> {
  await pointAt(from);
  await cdp().send('Input.dispatchMouseEvent', { type: 'mousePressed', ...MOUSE, buttons: 1, ...from });
  for (const at of between(from, to, steps))
    await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', button: 'left', buttons: 1, ...at });
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...MOUSE, ...to });
}

/** One finger on the screen, as the browser's own input events. */
export const finger = {
  async down(at: Point): Promise<void> {
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  },
  async move(to: Point): Promise<void> {
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] });
  },
  async up(): Promise<void> {
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
};

/** Swipes with one finger in a number of steps. */
export async function swipe(from: Point, to: Point, steps: number): Promise<void> {
  await finger.down(from);
  for (const at of between(from, to, steps)) await finger.move(at);
  await finger.up();
}

function between(from: Point, to: Point, steps: number): readonly Point[] {
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
  });
}
