import type { Page } from '@playwright/test';

/** The errors that the page's own script writes to the console, not those that the browser adds about the network. */
export function ownErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) errors.push(text);
  });
  return errors;
}
