import { vi } from 'vitest';

let allowed: readonly RegExp[] = [];
let found: readonly string[] = [];

/** What a component's script complains of while a test runs, beside what the test itself looks at. */
export const problems = {
  /** Watches the console anew. */
  watch(): void {
    allowed = [];
    found = [];
    vi.spyOn(console, 'error').mockImplementation((...said: readonly unknown[]) => {
      const problem = said.map(String).join(' ');
      if (!allowed.some((pattern) => pattern.test(problem))) found = [...found, problem];
    });
  },
  /** From now on, problems that match are expected. */
  allow(pattern: RegExp): void {
    allowed = [...allowed, pattern];
  },
  /** The unexpected ones so far; the list is emptied. */
  take(): readonly string[] {
    const taken = found;
    found = [];
    return taken;
  },
};
