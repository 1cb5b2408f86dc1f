import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['contract', 'site', 'cms', 'content', 'launch'].map((name) => ({
      test: {
        name,
        include: [`${name}/**/*.test.{ts,tsx}`],
        exclude: ['**/node_modules/**', '**/.next/**', '**/build/**'],
      },
    })),
  },
});
