// Must be the first import: from here on this process ends with the one that started it.
import './end-with-starter.mjs';
import process from 'node:process';
import { DATA_COMMANDS } from './data-commands.ts';
import { type Commands, runNamed } from './run-named.ts';

/** The commands behind the npm scripts. */
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
  shots: async () => (await import('../tools/trials/shots.ts')).shots(),
  bench: async () => (await import('../tools/trials/bench.ts')).bench(),
  audit: async () => (await import('../tools/trials/audit.ts')).audit(),
  engines: async () => (await import('../tools/trials/engines.ts')).engines(),
  postgres: async () => (await import('../tools/trials/beside-services.ts')).postgres(),
  limits: async () => (await import('../tools/trials/beside-services.ts')).limits(),
  proxies: async () => (await import('../tools/trials/beside-services.ts')).proxies(),
  varnish: async () => (await import('../tools/trials/beside-services.ts')).varnish(),
  wordpress: async () => (await import('../tools/trials/beside-services.ts')).wordpress(),
  faults: async () => (await import('../tools/trials/faults.ts')).faults(),
  restarts: async () => (await import('../tools/trials/faults.ts')).restarts(),
  updates: async () => (await import('../tools/trials/faults.ts')).updates(),
  fuzz: async () => (await import('../tools/trials/faults.ts')).fuzz(),
  check: async () => (await import('../tools/checks/test.ts')).runChecks(),
  test: async () => (await import('../tools/checks/test.ts')).test(),
  'test-shared': async () => (await import('../tools/checks/test.ts')).testShared(),
};

/** Commands that run a program which handles signals itself. */
const HANDING_OVER = [
  'check',
  'test',
  'test-shared',
  'audit',
  'engines',
  'shots',
  'postgres',
  'limits',
  'proxies',
  'varnish',
  'wordpress',
  'faults',
  'restarts',
  'updates',
  'fuzz',
  'bench',
];

await runNamed(COMMANDS, process.argv[2] ?? 'start', [...HANDING_OVER, ...Object.keys(DATA_COMMANDS)]);
