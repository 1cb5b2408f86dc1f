import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** Audits of every page instead of one per kind: too slow for each change, run before a release. */
export default defineConfig({ ...tests, testMatch: '**/*.audit.ts', projects: [{ name: 'audits' }] });
