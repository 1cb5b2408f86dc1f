import type { KeptServer } from './keep-running.ts';
import type { NewAdministrator } from './prepare-database.ts';
import type { Settings } from './settings.ts';
import { Stopped, stopRequest } from './stop-request.ts';

/** Prints the password of a new administrator: it is never shown again. */
export function tellPassword(administrator: NewAdministrator | null): void {
  if (!administrator) return;
  console.log(`Sign in as: ${administrator.email}`);
  console.log(`Password:   ${administrator.password}   (shown this once: keep it or change it in the admin)`);
}

/** Prints the addresses, and the password of a new administrator. */
export function announce({ publicUrl, backendUrl }: Settings, administrator: NewAdministrator | null): void {
  console.log(`\nThe site:   ${publicUrl}`);
  console.log(backendUrl ? `Content:    ${backendUrl}` : `The admin:  ${publicUrl}/admin`);
  tellPassword(administrator);
  console.log('Ctrl-C stops everything.\n');
}

/** Stops the servers in reverse order. */
export async function stopAll(servers: readonly KeptServer[]): Promise<void> {
  // The site first: it finishes visitors' requests while its backend is still running.
  for (const server of servers.toReversed()) await server.stop();
}

/** Serves until Ctrl-C or a termination signal; throws Stopped then. */
export async function serve(servers: readonly KeptServer[]): Promise<never> {
  if (!stopRequest.aborted)
    await new Promise((resolve) => stopRequest.addEventListener('abort', resolve, { once: true }));
  await stopAll(servers);
  throw new Stopped();
}
