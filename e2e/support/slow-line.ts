import type { BrowserContext } from '@playwright/test';

/** Lets browsers say that their line is slow: what links in view lead to isn't fetched before it is meant. */
export async function onSlowLine(context: Pick<BrowserContext, 'addInitScript'>): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } });
  });
}
