import { existsSync } from 'node:fs';
import path from 'node:path';
import { type KeptServer, keepRunning, reasonOf } from './keep-running.ts';
import { type NewAdministrator, prepareDatabase } from './prepare-database.ts';
import { announce, serve, stopAll, tellPassword } from './serve.ts';
import type { ServerProcess } from './server-process.ts';
import type { Settings } from './settings.ts';
import { step } from './step.ts';
import { Stopped } from './stop-request.ts';

/** Starts a server, from the build or with hot reload. */
export type StartServer = (settings: Settings) => Promise<ServerProcess>;
export type Halves = { readonly cms: StartServer; readonly site: StartServer };

type Administrator = (administrator: NewAdministrator) => void;

/** Prepares the database and starts the CMS; restarts it from then on. */
async function keepCms(settings: Settings, cms: StartServer, onAdministrator: Administrator): Promise<KeptServer> {
  const administrator = await step('Preparing the database', (tell) => prepareDatabase(settings, tell));
  if (administrator) onAdministrator(administrator);
  const running = await step('Starting the CMS', () => cms(settings));
  return keepCmsFrom({ running }, settings, cms);
}

type CmsNow = { readonly running: ServerProcess | null; readonly failure?: string };

function keepCmsFrom(now: CmsNow, settings: Settings, cms: StartServer): KeptServer {
  let isPrepared = now.running !== null;
  const start = async () => {
    // After a failed start only: it says why a database is unusable, and takes a third of a restart.
    if (!isPrepared) tellPassword(await prepareDatabase(settings, () => {}));
    isPrepared = false;
    const server = await cms(settings);
    isPrepared = true;
    return server;
  };
  return keepRunning({ name: 'The CMS', start, ...now });
}

/** Starts the CMS next to a running site: a failed start is retried, and the site keeps running. */
async function keepCmsBesideSite(
  settings: Settings,
  cms: StartServer,
  onAdministrator: Administrator,
): Promise<KeptServer> {
  try {
    return await keepCms(settings, cms, onAdministrator);
  } catch (error) {
    if (error instanceof Stopped) throw error;
    const failure = reasonOf(error);
    console.error(`${failure}\nThe site serves the content it has; the CMS is tried again until it starts.`);
    return keepCmsFrom({ running: null, failure }, settings, cms);
  }
}

async function keepSite(settings: Settings, site: StartServer): Promise<KeptServer> {
  const running = await step('Starting the site', () => site(settings));
  return keepRunning({ name: 'The site', running, start: () => site(settings) });
}

/** Whether the site has content of an earlier run (its snapshot), so that it can start without a CMS. */
function hasSnapshot({ dataDir }: Settings): boolean {
  return existsSync(path.join(dataDir, 'site/content-snapshot.json'));
}

/**
 * Prepares the database, starts the CMS (if it is ours) and the site, and serves until stopped. A site with content of
 * an earlier run starts first, so that a slow or failing CMS doesn't delay the pages.
 */
export async function bringUp(settings: Settings, { cms, site }: Halves): Promise<never> {
  const kept: KeptServer[] = [];
  const made: NewAdministrator[] = [];
  const onAdministrator = (administrator: NewAdministrator) => made.push(administrator);
  const ownCms = settings.backendUrl === null;
  const siteFirst = hasSnapshot(settings);
  try {
    if (ownCms && !siteFirst) kept.push(await keepCms(settings, cms, onAdministrator));
    kept.push(await keepSite(settings, site));
    if (ownCms && siteFirst) kept.unshift(await keepCmsBesideSite(settings, cms, onAdministrator));
  } catch (error) {
    tellPassword(made[0] ?? null);
    await stopAll(kept);
    throw error;
  }
  announce(settings, made[0] ?? null);
  return serve(kept);
}

/** Prepares the database and serves only the CMS until stopped. */
export async function bringUpCms(settings: Settings, cms: StartServer): Promise<never> {
  const kept = await keepCms(settings, cms, tellPassword);
  console.log(`The CMS serves the site at ${settings.publicUrl} from port ${settings.cmsPort}. Ctrl-C stops it.`);
  return serve([kept]);
}

/** Serves only the site until stopped. */
export async function bringUpSite(settings: Settings, site: StartServer): Promise<never> {
  const kept = await keepSite(settings, site);
  announce(settings, null);
  return serve([kept]);
}
