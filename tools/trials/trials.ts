import process from 'node:process';
import { StartError } from '../../launch/start-error.ts';
import { withFoldersInMemory } from '../checks/folder-in-memory.ts';
import { testShared } from '../checks/test.ts';
import { ensureChromium } from '../debian/chromium.ts';
import { ensureWordpress } from '../debian/wordpress.ts';
import { engines } from './engines.ts';
import { runBuilt } from './run-built.ts';

/** A check or measurement that is too slow, or needs too much, for `npm test`. */
type Trial = {
  /** Its subject, in the list of trials. */
  readonly about: string;
  /** Runs it with further arguments. @throws a StartError if something failed */
  run(args: readonly string[]): Promise<void>;
};

function check(succeeded: boolean, failure: string): void {
  if (!succeeded) throw new StartError(`${failure}: see the lines above.`);
}

/** A trial that drives the browser on the current build. */
function inBrowser(about: string, failure: string, command: string, ...ownArgs: readonly string[]): Trial {
  return {
    about,
    async run(args) {
      await ensureChromium();
      check(await runBuilt(command, ...ownArgs, ...args), failure);
    },
  };
}

/** A trial that tests the current build with an external service, by the test project of that name. */
function besideService(about: string, failure: string, project: string): Trial {
  return {
    about,
    run: (args) =>
      withFoldersInMemory(async () => check(await runBuilt('vitest', 'run', '--project', project, ...args), failure)),
  };
}

/** A trial of fault programs on the current build, one after another, whatever the result of the first. */
function withFaults(about: string, ...programs: readonly string[]): Trial {
  return {
    about,
    async run(args) {
      const outcomes: boolean[] = [];
      for (const program of programs) outcomes.push(await runBuilt(process.execPath, `e2e/faults/${program}`, ...args));
      check(!outcomes.includes(false), 'Not everything held');
    },
  };
}

const onWordpress = besideService(
  'a WordPress with the example plugin, or an untidy one',
  'Not everything works on a WordPress',
  'wordpress',
);

/** The trials by name: `npm run try -- NAME`. */
export const TRIALS: Readonly<Record<string, Trial>> = {
  audit: inBrowser(
    'accessibility and hostile content on every page, in every language and window size',
    'Not every page passed',
    'playwright',
    ...['test', '--config', 'e2e/audit.config.ts'],
  ),
  bench: inBrowser(
    'speed, by all parts or the named ones; --quick writes nothing',
    'Not everything could be measured',
    process.execPath,
    'bench/main.ts',
  ),
  engines: { about: 'site and admin in Firefox and WebKit', run: engines },
  faults: withFaults('killed servers, then a full disk, under load', 'kill.ts', 'full-disk.ts'),
  fuzz: withFaults('generated requests to every route class', 'fuzz.ts'),
  limits: besideService(
    'shared rate limits in Valkey and PostgreSQL',
    'Limits do not count together as they should',
    'limits',
  ),
  postgres: besideService('a temporary PostgreSQL', 'Not everything works on PostgreSQL', 'postgres'),
  proxies: besideService('nginx and Caddy in front, with TLS', 'Not everything works behind a proxy', 'proxies'),
  restarts: withFaults('restarts of every process in turn, under load', 'restart.ts'),
  shots: inBrowser(
    'pictures of every kind of page, to look through',
    'The pictures could not be taken',
    process.execPath,
    'e2e/shots.ts',
  ),
  'test-shared': {
    about: 'the end-to-end tests on PostgreSQL, an object store and two of each process',
    run: testShared,
  },
  updates: withFaults('an update from an earlier version, process by process, under load', 'update.ts'),
  varnish: besideService('Varnish in front', 'Not everything works behind Varnish', 'varnish'),
  wordpress: {
    about: onWordpress.about,
    async run(args) {
      await ensureWordpress();
      await onWordpress.run(args);
    },
  },
};

/** Lists the trials with their subjects. */
function usage(): string {
  const width = Math.max(...Object.keys(TRIALS).map(({ length }) => length));
  const rows = Object.entries(TRIALS).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`);
  return ['npm run try -- NAME [ARGUMENTS]', ...rows].join('\n');
}

/** `npm run try -- NAME`: runs a trial with further arguments; without a name it lists all. */
export async function runTrial([name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined) return console.log(usage());
  const trial = TRIALS[name];
  if (!trial) throw new StartError(`There is no trial ${name}:\n${usage()}`);
  await trial.run(args);
}
