import type { Page } from '@playwright/test';

/** A timer of the page that has not fired yet. */
type Waiting = ReadonlyMap<number, { readonly delay: number; readonly due: number }>;

/** When the time of these tests begins, and when it stops: before the page is opened. */
const BEGUN = new Date('2026-03-02T09:00:00Z');
const STOPPED = new Date('2026-03-02T09:10:00Z');

/** Opens an address in a time of its own that passes by `page.clock` alone, and keeps a list of the page's timers. */
export async function openInStoppedTime(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: BEGUN });
  await page.clock.pauseAt(STOPPED);
  await page.addInitScript(() => {
    const { setTimeout, clearTimeout } = window;
    const waiting = new Map<number, { delay: number; due: number }>();
    Reflect.set(window, 'waitingTimers', waiting);
    Reflect.set(window, 'setTimeout', (run: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) => {
      const fire = () => {
        waiting.delete(timer);
        run(...values);
      };
      const timer = Number(setTimeout(fire, delay));
      waiting.set(timer, { delay, due: Date.now() + delay });
      return timer;
    });
    Reflect.set(window, 'clearTimeout', (timer: number) => {
      waiting.delete(timer);
      clearTimeout(timer);
    });
  });
  await page.goto(address);
}

/** How long the page's waiting timers of one length still have to run, in milliseconds. */
export function timeLeft(page: Page, delay: number): Promise<readonly number[]> {
  return page.evaluate((length) => {
    const waiting: Waiting = Reflect.get(window, 'waitingTimers');
    return [...waiting.values()].filter((timer) => timer.delay === length).map(({ due }) => due - Date.now());
  }, delay);
}
