import type { BrowserContext } from '@playwright/test';

/** Makes browsers report a slow connection: links in view are then not prefetched before a visitor reaches for them. */
export async function onSlowLine(context: Pick<BrowserContext, 'addInitScript'>): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } });
  });
}
