import type { BrowserContext } from '@playwright/test';

/** Problems in the browser during a test, besides the test's own checks. */
export type Problems = {
  /** Watches all pages of a context. */
  watch(context: BrowserContext): void;
  /** Expects problems that match, from now on. */
  allow(pattern: RegExp): void;
  /** Returns the unexpected problems so far, and empties the list. */
  take(): readonly string[];
};

function isForeign(url: string, origin: string): boolean {
  const { protocol, origin: asked } = new URL(url);
  return /^(?:https?|wss?):$/.test(protocol) && asked !== origin;
}

/** Collects console errors, uncaught errors and requests to any other host. */
export function createProblems(origin: string): Problems {
  const allowed: RegExp[] = [];
  let found: string[] = [];
  const add = (problem: string) => {
    if (!allowed.some((pattern) => pattern.test(problem))) found.push(problem);
  };
  return {
    watch(context) {
      context.on('console', (message) => {
        if (message.type() === 'error') add(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => add(`uncaught: ${error.error().message} (${error.page()?.url()})`));
      context.on('request', (request) => {
        if (isForeign(request.url(), origin)) add(`foreign request: ${request.url()}`);
      });
    },
    allow: (pattern) => allowed.push(pattern),
    take() {
      const taken = found;
      found = [];
      return taken;
    },
  };
}
