import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './support/browser/chromium.ts';
import { MAIN_STACK } from './support/stacks/stacks.ts';

/** Tests that publish on the main stack: each change renders all recently requested pages again. */
const PUBLISHING =
  /\/(?:admin-failures|bulk-edit|dates|form-saves|german-first|list-fetch|publish-question|two-editors|unsaved|view-on-site|week-\w+)\.spec\.ts$/;

/** Every test runs against the production build; nothing is retried and nothing is skipped. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/stacks/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // `npm test` names the JSON reporter's file with PLAYWRIGHT_JSON_OUTPUT_FILE.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: MAIN_STACK.siteUrl,
    trace: 'off',
    browserName: 'chromium',
    launchOptions: CHROMIUM,
    // The motion tests enable motion themselves: elsewhere its frames cost more time than the checks.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // Started in this order, run in parallel.
  projects: [
    { name: 'publishing', testMatch: PUBLISHING },
    { name: 'reading', testIgnore: PUBLISHING },
  ],
});
