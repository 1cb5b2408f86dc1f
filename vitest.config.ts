import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM } from './e2e/support/browser/chromium.ts';
import { brandTokens } from './site/brand-tokens.ts';
import { layerOrder } from './site/layer-order.ts';

/** Components by themselves, in the browser of the end-to-end tests. */
const BROWSER_TESTS = '**/*.browser.test.tsx';

/** What changes content that the main stack's site shows. */
const PUBLISHING_TESTS = [
  'addresses',
  'asks',
  'deleted-content',
  'edited-pictures',
  'ended-jobs',
  'navigation',
  'planned-publishing',
  'redirects',
  'role-table',
  'search-engines',
  'settings',
  'translations',
  'translators',
  'versions',
].map((name) => `e2e/stack/${name}.test.ts`);

/** Asks for all there is. */
const EVERY_PAGE_TEST = 'e2e/stack/every-page.test.ts';

/** What tests that drive the production build have in common. */
const ON_STACKS = {
  globalSetup: ['e2e/support/stacks/global-setup.ts'],
  isolate: false,
  // Stacks of their own are started and stopped meanwhile.
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

export default defineConfig({
  test: {
    // One for each core: one fewer is left to other work otherwise.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'units',
          // Files share what they import: loading it anew for each of them took most of the time.
          isolate: false,
          // So nothing that a test puts in place may be left to the next one, and nothing of a file's last to the next file.
          unstubGlobals: true,
          unstubEnvs: true,
          restoreMocks: true,
          setupFiles: ['tools/checks/units-setup.ts'],
          // Real servers, databases and pictures take their time on a busy machine.
          testTimeout: 120_000,
          include: ['contract', 'runtime', 'site', 'cms', 'content', 'launch', 'tools'].map(
            (folder) => `${folder}/**/*.test.{ts,tsx}`,
          ),
          exclude: ['**/node_modules/**', '**/.next/**', '**/build/**', BROWSER_TESTS],
        },
      },
      // One after the other: each change has all pages rendered anew that were asked for before.
      {
        test: { ...ON_STACKS, name: 'publishing', include: PUBLISHING_TESTS, sequence: { groupOrder: 0 } },
      },
      {
        test: {
          ...ON_STACKS,
          name: 'stack',
          include: ['e2e/stack/*.test.ts'],
          exclude: [...PUBLISHING_TESTS, EVERY_PAGE_TEST],
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: { ...ON_STACKS, name: 'every-page', include: [EVERY_PAGE_TEST], sequence: { groupOrder: 2 } },
      },
      {
        test: {
          name: 'postgres',
          include: ['e2e/postgres/*.test.ts'],
          // Some restart a whole stack twice and make backups meanwhile: minutes on a busy machine.
          testTimeout: 480_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'limits',
          include: ['e2e/limits/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'proxies',
          include: ['e2e/proxies/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'varnish',
          include: ['e2e/varnish/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'wordpress',
          include: ['e2e/wordpress/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: { ...ON_STACKS, name: 'engines', include: ['e2e/engines/*.test.ts'] },
      },
      {
        plugins: [layerOrder(), brandTokens()],
        css: { modules: { localsConvention: 'camelCaseOnly' } },
        // All that a first run would come upon one by one, each time with a new start.
        optimizeDeps: {
          include: [
            'embla-carousel',
            'react',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'valibot',
          ],
        },
        root: path.join(import.meta.dirname, 'site'),
        cacheDir: path.join(import.meta.dirname, 'node_modules/.vite'),
        test: {
          name: 'components',
          include: [BROWSER_TESTS],
          setupFiles: ['app/testing/browser-setup.ts'],
          restoreMocks: true,
          unstubGlobals: true,
          testTimeout: 120_000,
          expect: { poll: { timeout: 60_000, interval: 20 } },
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            provider: playwright({ launchOptions: CHROMIUM }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
