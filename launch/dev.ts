import process from 'node:process';
import { prepareDatabase } from './prepare-database.ts';
import { announce, serve, stopAll } from './serve.ts';
import type { ServerProcess } from './server-process.ts';
import { startCmsForDevelopment, startSiteForDevelopment } from './servers.ts';
import { checkDataFolder, checkPort, readSettings } from './settings.ts';
import { step } from './step.ts';

/** `npm run dev`: the site and its CMS with hot reload. */
export async function dev(): Promise<void> {
  const settings = readSettings(process.env);
  checkDataFolder(settings.dataDir);
  await checkPort('PORT', settings.port, settings.host);
  const servers: ServerProcess[] = [];
  try {
    let administrator = null;
    if (settings.backendUrl === null) {
      await checkPort('CMS_PORT', settings.cmsPort, '127.0.0.1');
      administrator = await prepareDatabase(settings);
      servers.push(await step('Starting the CMS', () => startCmsForDevelopment(settings)));
    }
    servers.push(await step('Starting the site', () => startSiteForDevelopment(settings)));
    announce(settings, administrator);
  } catch (error) {
    await stopAll(servers);
    throw error;
  }
  await serve(servers);
}
