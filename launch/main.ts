// Must be the first import: from here on this process ends with the one that started it.
import './end-with-starter.mjs';
import process from 'node:process';
import { DATA_COMMANDS } from './data-commands.ts';
import { type Commands, runNamed } from './run-named.ts';

/** The commands of an operator, and of a developer who starts servers. */
const COMMANDS: Commands = {
  start: async () => (await import('./start.ts')).start(),
  dev: async () => (await import('./dev.ts')).dev(),
  build: async () => (await import('./build.ts')).build(),
  pack: async () => (await import('./pack.ts')).pack(),
  cms: async () => (await import('./start.ts')).startCmsAlone(),
  site: async () => (await import('./start.ts')).startSiteAlone(),
  setup: async () => (await import('./setup/setup.ts')).setup(),
  status: async () => (await import('./status.ts')).status(),
  ...DATA_COMMANDS,
};

await runNamed(COMMANDS, process.argv[2] ?? 'start', Object.keys(DATA_COMMANDS));
