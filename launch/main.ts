// First of all: whatever happens later, this ends with who started it.
import './end-with-starter.mjs';
import process from 'node:process';
import { StartError } from './start-error.ts';
import { listenForStopRequests, Stopped } from './stop-request.ts';

/** The commands behind the npm scripts. */
const COMMANDS: Readonly<Record<string, () => Promise<void>>> = {
  start: async () => (await import('./start.ts')).start(),
  dev: async () => (await import('./dev.ts')).dev(),
  build: async () => (await import('./build.ts')).build(),
  cms: async () => (await import('./start.ts')).startCmsAlone(),
  site: async () => (await import('./start.ts')).startSiteAlone(),
  backup: async () => (await import('./backup.ts')).backup(),
  restore: async () => (await import('./backup.ts')).restore(),
  import: async () => (await import('./import.ts')).importContent(),
  export: async () => (await import('./export.ts')).exportContent(),
  'move-database': async () => (await import('./move-database.ts')).moveDatabase(),
  shots: async () => (await import('./shots.ts')).shots(),
  bench: async () => (await import('./bench.ts')).bench(),
  audit: async () => (await import('./audit.ts')).audit(),
  postgres: async () => (await import('./beside-services.ts')).postgres(),
  proxies: async () => (await import('./beside-services.ts')).proxies(),
  varnish: async () => (await import('./beside-services.ts')).varnish(),
  faults: async () => (await import('./faults.ts')).faults(),
  restarts: async () => (await import('./faults.ts')).restarts(),
  fuzz: async () => (await import('./faults.ts')).fuzz(),
  check: async () => (await import('./test.ts')).runChecks(),
  test: async () => (await import('./test.ts')).test(),
};

/** What hands over to a program that hears signals itself. */
const HANDING_OVER = [
  'check',
  'test',
  'audit',
  'shots',
  'postgres',
  'proxies',
  'varnish',
  'faults',
  'restarts',
  'fuzz',
  'bench',
];

/** What may end in its middle. */
const BREAKING_OFF = ['backup', 'restore', 'import', 'export', 'move-database'];

const name = process.argv[2] ?? 'start';
const command = COMMANDS[name];
try {
  if (!command) throw new StartError(`Unknown command ${name}: use ${Object.keys(COMMANDS).join(', ')}.`);
  if (![...HANDING_OVER, ...BREAKING_OFF].includes(name)) listenForStopRequests();
  await command();
} catch (error) {
  if (error instanceof Stopped) console.log('Stopped.');
  else if (error instanceof StartError) {
    console.error(error.message);
    process.exitCode = 1;
  } else throw error;
}
