import type { Page } from '@playwright/test';

/** Delays fonts and pictures until the page was painted without them; none of them comes from a cache. */
export async function holdBackUntilPainted(page: Page): Promise<void> {
  let painted: Promise<unknown> | null = null;
  page.on('framenavigated', () => {
    painted = null;
  });
  await page.route(/\.(?:woff2|avif|webp|svg|png|jpe?g)(?:\?.*)?$/, async (route) => {
    painted ??= page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await painted;
    await route.continue();
  });
}
