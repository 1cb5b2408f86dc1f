import process from 'node:process';
import { build } from './build.ts';
import { type NewAdministrator, prepareDatabase } from './prepare-database.ts';
import type { ServerProcess } from './server-process.ts';
import { startCms, startSite } from './servers.ts';
import { checkDataFolder, checkPort, readSettings, type Settings } from './settings.ts';
import { StartError } from './start-error.ts';
import { step } from './step.ts';

/** Waits for Ctrl-C or a request to end, or for a server to end by itself. */
function untilStopped(servers: readonly ServerProcess[]): Promise<ServerProcess | null> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve(null));
    process.once('SIGTERM', () => resolve(null));
    for (const server of servers) void server.ended.then(() => resolve(server));
  });
}

function announce(settings: Settings, administrator: NewAdministrator | null): void {
  console.log(`\nThe site:   ${settings.publicUrl}`);
  if (settings.backendUrl) console.log(`Content:    ${settings.backendUrl}`);
  else console.log(`The admin:  ${settings.publicUrl}/admin`);
  if (administrator) {
    console.log(`Sign in as: ${administrator.email}`);
    console.log(`Password:   ${administrator.password}   (shown this once: keep it or change it in the admin)`);
  }
  console.log('Ctrl-C stops everything.\n');
}

async function stopAll(servers: readonly ServerProcess[]): Promise<void> {
  // The site first: it finishes what visitors are waiting for while its backend is still there.
  for (const server of servers.toReversed()) await server.stop();
}

/** Serves until it is told to stop. The site goes on without the CMS; without the site there is nothing to serve. */
async function serve(servers: readonly ServerProcess[]): Promise<void> {
  let running = servers;
  for (;;) {
    const ended = await untilStopped(running);
    if (ended === null) {
      await stopAll(running);
      console.log('Stopped.');
      return;
    }
    running = running.filter((server) => server !== ended);
    if (ended.name === 'The site' || running.length === 0) {
      await stopAll(running);
      throw new StartError(`${ended.name} ended (${await ended.ended}).`);
    }
    console.error(
      `${ended.name} ended (${await ended.ended}). The site goes on with the content it has; "npm run cms" starts it again.`,
    );
  }
}

/** `npm start`: builds what is stale, prepares the database, serves the site and its CMS. */
export async function start(): Promise<void> {
  const settings = readSettings(process.env);
  checkDataFolder(settings.dataDir);
  await checkPort('PORT', settings.port, settings.host);
  const ownCms = settings.backendUrl === null;
  if (ownCms) await checkPort('CMS_PORT', settings.cmsPort, '127.0.0.1');
  await build({ cms: ownCms });
  const servers: ServerProcess[] = [];
  let administrator: NewAdministrator | null = null;
  try {
    if (ownCms) {
      administrator = await prepareDatabase(settings);
      servers.push(await step('Starting the CMS', () => startCms(settings)));
    }
    servers.push(await step('Starting the site', () => startSite(settings)));
  } catch (error) {
    await stopAll(servers);
    throw error;
  }
  announce(settings, administrator);
  await serve(servers);
}

/** `npm run cms`: the CMS alone, for when the site is already running. */
export async function startCmsAlone(): Promise<void> {
  const settings = readSettings(process.env);
  checkDataFolder(settings.dataDir);
  await checkPort('CMS_PORT', settings.cmsPort, '127.0.0.1');
  await build();
  const administrator = await prepareDatabase(settings);
  const cms = await step('Starting the CMS', () => startCms(settings));
  announce(settings, administrator);
  await serve([cms]);
}

/** `npm run site`: the site alone, for when its backend is already running, or isn't. */
export async function startSiteAlone(): Promise<void> {
  const settings = readSettings(process.env);
  checkDataFolder(settings.dataDir);
  await checkPort('PORT', settings.port, settings.host);
  await build({ cms: false });
  const site = await step('Starting the site', () => startSite(settings));
  announce(settings, null);
  await serve([site]);
}
