// Must be the first import: from here on this process ends with the one that started it.
import '../launch/end-with-starter.mjs';
import process from 'node:process';
import { type Commands, runNamed } from '../launch/run-named.ts';

/** The commands that only a developer runs. */
const COMMANDS: Commands = {
  check: async () => (await import('./checks/test.ts')).runChecks(process.argv.slice(3)),
  test: async () => (await import('./checks/test.ts')).test(),
  try: async () => (await import('./trials/trials.ts')).runTrial(process.argv.slice(3)),
};

// Each runs programs that handle signals themselves.
await runNamed(COMMANDS, process.argv[2] ?? '', Object.keys(COMMANDS));
