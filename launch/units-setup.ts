import { afterAll, vi } from 'vitest';

// Vitest takes back before each test what the one before put in place. What a file's last test leaves would be there while
// the next file is loaded and its `beforeAll` runs, as files share a process: servers were started with another's settings.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
