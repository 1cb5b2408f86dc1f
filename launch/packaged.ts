// First of all: whatever happens later, this ends with who started it.
import './end-with-starter.mjs';
import process from 'node:process';
import { DATA_COMMANDS } from './data-commands.ts';
import { type Commands, runNamed } from './run-named.ts';

/** What a package can do (`pack.ts`), which holds one half, built: nothing is installed or built there. */
const COMMANDS: Commands = {
  site: async () => (await import('./start.ts')).servePackagedSite(),
  cms: async () => (await import('./start.ts')).servePackagedCms(),
  setup: async () => (await import('./setup/setup.ts')).setup(),
  status: async () => (await import('./status.ts')).status(),
  ...DATA_COMMANDS,
};

// Whatever it runs: a package is for nothing else.
process.env.NODE_ENV = 'production';
await runNamed(COMMANDS, process.argv[2] ?? '', Object.keys(DATA_COMMANDS));
