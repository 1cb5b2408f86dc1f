import process from 'node:process';
import { bringUp } from './bring-up.ts';
import { checkSettings } from './check-settings.ts';
import { type Half, holdData } from './data-lock.ts';
import { checkPort } from './ports.ts';
import { startCmsForDevelopment, startSiteForDevelopment } from './servers.ts';
import { checkDataFolder, readSettings } from './settings.ts';

/** `npm run dev`: the site and its CMS with hot reload. */
export async function dev(): Promise<void> {
  const settings = readSettings(process.env);
  const halves: readonly Half[] = settings.backendUrl === null ? ['site', 'cms'] : ['site'];
  await checkSettings(settings, halves);
  checkDataFolder(settings.dataDir);
  await checkPort('PORT', settings.port, settings.host, settings.dataDir);
  if (settings.backendUrl === null) await checkPort('CMS_PORT', settings.cmsPort, '127.0.0.1', settings.dataDir);
  for (const half of halves) holdData(settings.dataDir, half);
  await bringUp(settings, { cms: startCmsForDevelopment, site: startSiteForDevelopment });
}
