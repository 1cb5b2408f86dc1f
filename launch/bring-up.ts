import { type NewAdministrator, prepareDatabase } from './prepare-database.ts';
import { announce, serve, stopAll, tellPassword } from './serve.ts';
import type { ServerProcess } from './server-process.ts';
import type { Settings } from './settings.ts';
import { step } from './step.ts';

/** How each half is started: built, or with hot reload. */
export type Halves = {
  readonly cms: (settings: Settings) => Promise<ServerProcess>;
  readonly site: (settings: Settings) => Promise<ServerProcess>;
};

/** Prepares the database, starts the CMS (where it is ours) and the site, and serves until told to stop. */
export async function bringUp(settings: Settings, { cms, site }: Halves): Promise<void> {
  const servers: ServerProcess[] = [];
  let administrator: NewAdministrator | null = null;
  try {
    if (settings.backendUrl === null) {
      administrator = await prepareDatabase(settings);
      servers.push(await step('Starting the CMS', () => cms(settings)));
    }
    servers.push(await step('Starting the site', () => site(settings)));
  } catch (error) {
    tellPassword(administrator);
    await stopAll(servers);
    throw error;
  }
  announce(settings, administrator);
  await serve(servers);
}
