import type { BrowserContext } from '@playwright/test';

/** What went wrong in the browser while a test ran, beside what the test itself looks at. */
export type Problems = {
  /** Watches all pages of a context. */
  watch(context: BrowserContext): void;
  /** From now on, problems that match are expected. */
  allow(pattern: RegExp): void;
  /** The unexpected ones so far; the list is emptied. */
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
