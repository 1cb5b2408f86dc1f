import process from 'node:process';
import { bringUp, bringUpCms, bringUpSite } from './bring-up.ts';
import { build } from './build.ts';
import { claim } from './claim.ts';
import type { Half } from './data-lock.ts';
import { startCms, startSite } from './servers.ts';
import { readSettings, type Settings } from './settings.ts';

/** The services to start: both, or one next to the other, which is running already; a package needs no build. */
type Wanted = { readonly site: boolean; readonly cms: boolean; readonly isPackage?: boolean };

/** Reads and claims the settings, and builds what is needed. */
async function makeReady(wanted: Wanted): Promise<Settings> {
  const settings = readSettings(process.env);
  // Started alone, the CMS is ours whatever the site's backend is.
  const cms = wanted.cms && (!wanted.site || settings.backendUrl === null);
  const halves: readonly Half[] = [...(wanted.site ? ['site' as const] : []), ...(cms ? ['cms' as const] : [])];
  await claim(settings, halves);
  if (!wanted.isPackage) await build({ site: wanted.site, cms });
  return settings;
}

/** `npm start`: builds what is stale, prepares the database, serves the site and its CMS. */
export async function start(): Promise<void> {
  const settings = await makeReady({ site: true, cms: true });
  await bringUp(settings, { cms: startCms, site: startSite });
}

/** `npm run cms`: the CMS alone, for when the site is already running. */
export async function startCmsAlone(): Promise<void> {
  const settings = await makeReady({ site: false, cms: true });
  await bringUpCms(settings, startCms);
}

/** `npm run site`: the site alone, whether its backend is already running or not. */
export async function startSiteAlone(): Promise<void> {
  const settings = await makeReady({ site: true, cms: false });
  await bringUpSite(settings, startSite);
}

/** Serves the CMS of a package. */
export async function servePackagedCms(): Promise<void> {
  const settings = await makeReady({ site: false, cms: true, isPackage: true });
  await bringUpCms(settings, startCms);
}

/** Serves the site of a package. */
export async function servePackagedSite(): Promise<void> {
  const settings = await makeReady({ site: true, cms: false, isPackage: true });
  await bringUpSite(settings, startSite);
}
