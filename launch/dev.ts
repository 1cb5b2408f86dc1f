import process from 'node:process';
import { bringUp } from './bring-up.ts';
import { claim } from './claim.ts';
import { startCmsForDevelopment, startSiteForDevelopment } from './servers.ts';
import { readSettings } from './settings.ts';

/** `npm run dev`: the site and its CMS with hot reload. */
export async function dev(): Promise<void> {
  const settings = readSettings(process.env);
  await claim(settings, settings.backendUrl === null ? ['site', 'cms'] : ['site']);
  await bringUp(settings, { cms: startCmsForDevelopment, site: startSiteForDevelopment });
}
