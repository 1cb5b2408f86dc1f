import type { KeptServer } from './keep-running.ts';
import type { NewAdministrator } from './prepare-database.ts';
import type { Settings } from './settings.ts';
import { Stopped, stopRequest } from './stop-request.ts';

/** Tells the password of a new administrator: it is known now and never again. */
export function tellPassword(administrator: NewAdministrator | null): void {
  if (!administrator) return;
  console.log(`Sign in as: ${administrator.email}`);
  console.log(`Password:   ${administrator.password}   (shown this once: keep it or change it in the admin)`);
}

/** Tells where everything is, and the password of a new administrator. */
export function announce({ publicUrl, backendUrl }: Settings, administrator: NewAdministrator | null): void {
  console.log(`\nThe site:   ${publicUrl}`);
  console.log(backendUrl ? `Content:    ${backendUrl}` : `The admin:  ${publicUrl}/admin`);
  tellPassword(administrator);
  console.log('Ctrl-C stops everything.\n');
}

/** Stops the servers, the last one first. */
export async function stopAll(servers: readonly KeptServer[]): Promise<void> {
  // The site first: it finishes what visitors are waiting for while its backend is still there.
  for (const server of servers.toReversed()) await server.stop();
}

/** Serves until it is told to stop, by Ctrl-C or a request to end; throws Stopped then. */
export async function serve(servers: readonly KeptServer[]): Promise<never> {
  if (!stopRequest.aborted)
    await new Promise((resolve) => stopRequest.addEventListener('abort', resolve, { once: true }));
  await stopAll(servers);
  throw new Stopped();
}
