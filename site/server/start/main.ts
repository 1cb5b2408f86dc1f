// First of all: React looks at it when it is imported.
import './production.ts';
import path from 'node:path';
import { reasonOf } from '../base/log.ts';
import { parseServerSettings, SettingsError } from '../base/settings.ts';
import { type RunningSite, startSite } from './start-site.ts';

/** The folder of the built app. */
const BUILD = path.join(import.meta.dirname, '../../build');

function stopOnSignals(site: RunningSite): void {
  let stopping = false;
  const stop = () => {
    // A second signal means: now.
    if (stopping) process.exit(1);
    stopping = true;
    site.stop().then(
      () => process.exit(0),
      (error) => {
        console.error(reasonOf(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

// What it writes is its owner's alone: what visitors sent may be among it.
process.umask(0o077);

try {
  const settings = parseServerSettings(process.env);
  const site = await startSite({
    settings,
    build: BUILD,
    log: (line) => console.error(line),
  });
  stopOnSignals(site);
  console.log(`ready ${settings.publicUrl}`);
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
}
