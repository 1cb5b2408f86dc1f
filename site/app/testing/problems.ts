import { vi } from 'vitest';

let allowed: readonly RegExp[] = [];
let unexpected: readonly string[] = [];

/** Console errors and warnings during a test, besides those the test itself checks. */
export const problems = {
  /** Resets and watches the console. */
  watch(): void {
    allowed = [];
    unexpected = [];
    vi.spyOn(console, 'error').mockImplementation((...said: readonly unknown[]) => {
      const problem = said.map(String).join(' ');
      if (!allowed.some((pattern) => pattern.test(problem))) unexpected = [...unexpected, problem];
    });
  },
  /** Allows matching problems from now on. */
  allow(pattern: RegExp): void {
    allowed = [...allowed, pattern];
  },
  /** Returns the unexpected problems so far and clears them. */
  take(): readonly string[] {
    const taken = unexpected;
    unexpected = [];
    return taken;
  },
};
