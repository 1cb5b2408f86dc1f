// Must be the first import: from here on this process ends with the one that started it.
import './end-with-starter.mjs';
import process from 'node:process';
import { DATA_COMMANDS } from './data-commands.ts';
import type { Half } from './data-lock.ts';
import { type Commands, runNamed } from './run-named.ts';
import { StartError } from './start-error.ts';

const NAMES = { site: 'the site', cms: 'the CMS' } as const satisfies Record<Half, string>;

/** Makes a command refuse to run where its service isn't in this package: its programs aren't either. */
function requireHalf(half: Half, run: () => Promise<void>): () => Promise<void> {
  return async () => {
    const { halvesHere } = await import('./setup/look.ts');
    const other = half === 'cms' ? 'site' : 'cms';
    if (!halvesHere().includes(half))
      throw new StartError(`This package has ${NAMES[other]}: run this in that of ${NAMES[half]}.`);
    await run();
  };
}

const dataCommands = Object.entries(DATA_COMMANDS).map(([name, run]) => [name, requireHalf('cms', run)] as const);

/** The commands of a package (`pack.ts`), which holds one built service: nothing is installed or built there. */
const COMMANDS: Commands = {
  site: requireHalf('site', async () => (await import('./start.ts')).servePackagedSite()),
  cms: requireHalf('cms', async () => (await import('./start.ts')).servePackagedCms()),
  setup: async () => (await import('./setup/setup.ts')).setup(),
  status: async () => (await import('./status.ts')).status(),
  ...Object.fromEntries(dataCommands),
};

// Always: packages are for production only.
process.env.NODE_ENV = 'production';
await runNamed(COMMANDS, process.argv[2] ?? '', Object.keys(DATA_COMMANDS));
