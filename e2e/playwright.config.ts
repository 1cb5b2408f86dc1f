import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './support/chromium.ts';
import { FOREIGN_STACK, MAIN_STACK, type Stack } from './support/stacks.ts';

/** A stack that runs during all tests; they are started one after the other. */
function server(script: string, stack: Stack) {
  return {
    command: `exec "${process.execPath}" support/${script}.ts`,
    url: `${stack.siteUrl}/readyz`,
    // The first start of a fresh checkout builds the site and the CMS.
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 40_000 },
  } as const;
}

/** Every test drives the production build; nothing is retried and nothing is skipped. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // `npm test` names the file of the second with PLAYWRIGHT_JSON_OUTPUT_FILE.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: { baseURL: MAIN_STACK.siteUrl, trace: 'off' },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: CHROMIUM,
      },
    },
  ],
  webServer: [server('serve-main', MAIN_STACK), server('serve-foreign', FOREIGN_STACK)],
});
