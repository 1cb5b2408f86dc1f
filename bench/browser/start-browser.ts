import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM } from '../../e2e/support/chromium.ts';
import type { Ending } from '../base/ending.ts';

/** Starts the browser that is measured with; it is closed at the end. */
export async function startBrowser(ending: Ending): Promise<Browser> {
  // Playwright would end this process on a signal, before all else is ended.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await chromium.launch({ ...CHROMIUM, ...signals });
  ending.defer(() => browser.close());
  return browser;
}
