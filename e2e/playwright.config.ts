import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './support/chromium.ts';
import { MAIN_STACK } from './support/stacks.ts';

/** Every test drives the production build; nothing is retried and nothing is skipped. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // `npm test` names the file of the second with PLAYWRIGHT_JSON_OUTPUT_FILE.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: MAIN_STACK.siteUrl,
    trace: 'off',
    // Motion has tests of its own, which ask for it: elsewhere its frames cost more than what is looked at.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: CHROMIUM,
      },
    },
  ],
});
