// Must be the first import: from here on this process ends with the one that started it.
import '../launch/end-with-starter.mjs';
import process from 'node:process';
import { type Commands, runNamed } from '../launch/run-named.ts';

/** The commands that only a developer runs. */
const COMMANDS: Commands = {
  shots: async () => (await import('./trials/shots.ts')).shots(),
  bench: async () => (await import('./trials/bench.ts')).bench(),
  audit: async () => (await import('./trials/audit.ts')).audit(),
  engines: async () => (await import('./trials/engines.ts')).engines(),
  postgres: async () => (await import('./trials/beside-services.ts')).postgres(),
  limits: async () => (await import('./trials/beside-services.ts')).limits(),
  proxies: async () => (await import('./trials/beside-services.ts')).proxies(),
  varnish: async () => (await import('./trials/beside-services.ts')).varnish(),
  wordpress: async () => (await import('./trials/beside-services.ts')).wordpress(),
  faults: async () => (await import('./trials/faults.ts')).faults(),
  restarts: async () => (await import('./trials/faults.ts')).restarts(),
  updates: async () => (await import('./trials/faults.ts')).updates(),
  fuzz: async () => (await import('./trials/faults.ts')).fuzz(),
  check: async () => (await import('./checks/test.ts')).runChecks(),
  test: async () => (await import('./checks/test.ts')).test(),
  'test-shared': async () => (await import('./checks/test.ts')).testShared(),
};

// Each runs a program that handles signals itself.
await runNamed(COMMANDS, process.argv[2] ?? '', Object.keys(COMMANDS));
