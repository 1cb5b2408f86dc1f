import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './support/chromium.ts';
import { MAIN_STACK } from './support/stacks.ts';

/** What publishes on the main stack: each change has all pages rendered anew that were asked for before. */
const PUBLISHING = /\/(?:form-saves|list-fetch|view-on-site|week-\w+)\.spec\.ts$/;

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
    browserName: 'chromium',
    launchOptions: CHROMIUM,
    // Motion has tests of its own, which ask for it: elsewhere its frames cost more than what is looked at.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // In this order, side by side.
  projects: [
    { name: 'publishing', testMatch: PUBLISHING },
    { name: 'reading', testIgnore: PUBLISHING },
  ],
});
