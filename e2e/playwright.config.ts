import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { MAIN_STACK } from './support/stacks.ts';

const CHROMIUM_ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

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
        launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: CHROMIUM_ARGUMENTS },
      },
    },
  ],
  webServer: {
    command: `exec "${process.execPath}" support/serve.ts`,
    url: `${MAIN_STACK.siteUrl}/readyz`,
    // The first start of a fresh checkout builds the site and the CMS.
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 40_000 },
  },
});
