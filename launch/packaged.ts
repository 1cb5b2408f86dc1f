// Must be the first import: from here on this process ends with the one that started it.
import './end-with-starter.mjs';
import process from 'node:process';
import { DATA_COMMANDS } from './data-commands.ts';
import { type Commands, runNamed } from './run-named.ts';

/** The commands of a package (`pack.ts`), which holds one built service: nothing is installed or built there. */
const COMMANDS: Commands = {
  site: async () => (await import('./start.ts')).servePackagedSite(),
  cms: async () => (await import('./start.ts')).servePackagedCms(),
  setup: async () => (await import('./setup/setup.ts')).setup(),
  status: async () => (await import('./status.ts')).status(),
  ...DATA_COMMANDS,
};

// Always: packages are for production only.
process.env.NODE_ENV = 'production';
await runNamed(COMMANDS, process.argv[2] ?? '', Object.keys(DATA_COMMANDS));
