import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['contract', 'site', 'cms', 'content', 'launch'].map((name) => ({
      test: {
        name,
        // Files share what they import: loading it anew for each of them took most of the time.
        isolate: false,
        // So nothing that a test puts in place may be left to the next file.
        unstubGlobals: true,
        unstubEnvs: true,
        restoreMocks: true,
        // Real servers and real pictures take their time on a busy machine.
        testTimeout: 30_000,
        include: [`${name}/**/*.test.{ts,tsx}`],
        exclude: ['**/node_modules/**', '**/.next/**', '**/build/**'],
      },
    })),
  },
});
