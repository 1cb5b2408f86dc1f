import type { Page } from '@playwright/test';
import * as v from 'valibot';

const vitals = v.object({ firstPaint: v.number(), largestPaint: v.number(), shift: v.number(), what: v.string() });

/** The web vitals of a page load, in milliseconds since navigation. */
export type Vitals = v.InferOutput<typeof vitals>;

function watch(): void {
  const seen = { firstPaint: 0, largestPaint: 0, shift: 0, what: '' };
  Reflect.set(window, 'benchVitals', seen);
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime;
    const element: unknown = Reflect.get(entry, 'element');
    if (element instanceof Element) seen.what = element.tagName.toLowerCase();
  });
  observe('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') === false) seen.shift += Number(Reflect.get(entry, 'value'));
  });
}

/** Installs the observers in the page's documents. */
export async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

export async function vitalsOf(page: Page): Promise<Vitals> {
  return v.parse(vitals, await page.evaluate(() => Reflect.get(window, 'benchVitals')));
}
