import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM } from '../../e2e/support/browser/chromium.ts';
import type { Ending } from '../base/ending.ts';

/** Starts the browser for measurements; the cleanup closes it. */
export async function startBrowser(ending: Ending): Promise<Browser> {
  // Playwright would exit this process on a signal, before the cleanup.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await chromium.launch({ ...CHROMIUM, ...signals });
  ending.defer(() => browser.close());
  return browser;
}
