import type { Page } from '@playwright/test';

/** Scrolls every part of a page into view and waits for its pictures and fonts; throws when a picture fails. */
export async function scrolledThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await frame();
    }
    scrollTo(0, 0);
    // Pictures that are hidden at this width need not load. Read anew each time: hydration may replace some.
    const shown = () => [...document.images].filter((image) => image.checkVisibility());
    for (let waiting = shown(); waiting.length > 0; waiting = shown().filter(({ complete }) => !complete)) {
      for (const image of waiting) image.loading = 'eager';
      await frame();
    }
    const broken = shown().find(({ naturalWidth }) => naturalWidth === 0);
    if (broken) throw new Error(`broken: ${broken.src}`);
    await document.fonts.ready;
  });
}
