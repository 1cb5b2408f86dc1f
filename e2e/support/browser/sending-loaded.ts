import type { Page } from '@playwright/test';

/**
 * Watches for the script that sends a form, which is loaded when a visitor begins to type. The returned function waits
 * until the script has run with all its imports: from then on the form needs nothing of the server but its answer.
 */
export function whenSendingLoads(page: Page, form: 'message' | 'application'): () => Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url().includes(`/assets/${form}-sending-`));
  return async () => {
    const url = (await answered).url();
    await page.evaluate((script) => import(script), url);
  };
}
