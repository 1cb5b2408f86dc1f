import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** What looks at every page rather than at one of each kind: too long for each change, wanted before a release. */
export default defineConfig({ ...tests, testMatch: '**/*.audit.ts', projects: [{ name: 'audits' }] });
