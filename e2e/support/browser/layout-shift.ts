import type { Page } from '@playwright/test';

/** A layout shift as the browser reports it. */
type Shift = { value: number; hadRecentInput: boolean; sources: readonly { node: Node | null }[] };

/** The most that a page may shift in total. */
export const MOST_SHIFT = 0.01;

/** The total of a page's unexpected layout shifts, and the elements that shifted. */
export type Moved = { readonly score: number; readonly what: readonly string[] };

/** Records the layout shifts of every page opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved = { score: 0, what: [] as string[] };
    Reflect.set(window, 'movedByItself', moved);
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.tagName.toLowerCase()}.${element?.getAttribute('class')} ${element?.textContent?.trim().slice(0, 30)}`;
    };
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const { value, hadRecentInput, sources }: Shift = Object.assign(entry);
        if (hadRecentInput) continue;
        moved.score += value;
        moved.what.push(`${value.toFixed(4)}: ${sources.map(({ node }) => nameOf(node)).join('; ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Reflect.set(window, 'notedShifts', () => {
      note(observer.takeRecords());
      return moved;
    });
  });
}

/** Returns the layout shifts of the current page. */
export function shiftsOf(page: Page): Promise<Moved> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const read: () => { score: number; what: string[] } = Reflect.get(window, 'notedShifts');
    return read();
  });
}
