import type { Page } from '@playwright/test';

/** Collects the console errors of the page's own scripts, without the browser's network errors. */
export function ownErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) errors.push(text);
  });
  return errors;
}
