import { afterAll, vi } from 'vitest';

// Vitest restores stubs before each test. Those of a file's last test would remain while the next file is loaded and
// its `beforeAll` runs, as files share a process: servers were started with another test's settings.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
