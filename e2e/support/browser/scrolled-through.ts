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
    const come = (image: HTMLImageElement) =>
      new Promise<void>((resolve, reject) => {
        const settle = () => (image.naturalWidth > 0 ? resolve() : reject(new Error(`broken: ${image.src}`)));
        if (image.complete) return settle();
        image.addEventListener('load', settle);
        image.addEventListener('error', settle);
      });
    // Pictures that are hidden at this width need not load.
    const shown = [...document.images].filter((image) => image.checkVisibility());
    for (const image of shown) image.loading = 'eager';
    await Promise.all(shown.map(come));
    await document.fonts.ready;
  });
}
