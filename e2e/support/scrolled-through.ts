import type { Page } from '@playwright/test';

/**
 * Brings every part of a page into view once and waits until its pictures and fonts have come; throws when one can't.
 */
export async function scrolledThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await frame();
    }
    scrollTo(0, 0);
    const come = (image: HTMLImageElement) =>
      new Promise<void>((resolve, reject) => {
        const settle = () => (image.naturalWidth > 0 ? resolve() : reject(new Error(`broken: ${image.src}`)));
        if (image.complete) return settle();
        image.addEventListener('load', settle);
        image.addEventListener('error', settle);
      });
    // What is hidden at this width need not come.
    const shown = [...document.images].filter((image) => image.checkVisibility());
    for (const image of shown) image.loading = 'eager';
    await Promise.all(shown.map(come));
    await document.fonts.ready;
  });
}
