import process from 'node:process';
import { bringUp } from './bring-up.ts';
import { build } from './build.ts';
import { prepareDatabase } from './prepare-database.ts';
import { announce, serve, tellPassword } from './serve.ts';
import { startCms, startSite } from './servers.ts';
import { checkDataFolder, checkPort, readSettings } from './settings.ts';
import { step } from './step.ts';

/** `npm start`: builds what is stale, prepares the database, serves the site and its CMS. */
export async function start(): Promise<void> {
  const settings = readSettings(process.env);
  checkDataFolder(settings.dataDir);
  await checkPort('PORT', settings.port, settings.host);
  const ownCms = settings.backendUrl === null;
  if (ownCms) await checkPort('CMS_PORT', settings.cmsPort, '127.0.0.1');
  await build({ cms: ownCms });
  await bringUp(settings, { cms: startCms, site: startSite });
}

/** `npm run cms`: the CMS alone, for when the site is already running. */
export async function startCmsAlone(): Promise<void> {
  const settings = readSettings(process.env);
  checkDataFolder(settings.dataDir);
  await checkPort('CMS_PORT', settings.cmsPort, '127.0.0.1');
  await build();
  const administrator = await prepareDatabase(settings);
  tellPassword(administrator);
  const cms = await step('Starting the CMS', () => startCms(settings));
  console.log(`The CMS serves the site at ${settings.publicUrl} from port ${settings.cmsPort}. Ctrl-C stops it.`);
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
