import type { NewAdministrator } from './prepare-database.ts';
import type { ServerProcess } from './server-process.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';
import { Stopped, stopRequest } from './stop-request.ts';

/** Waits for Ctrl-C or a request to end, or for a server to end by itself. */
function untilStopped(servers: readonly ServerProcess[]): Promise<ServerProcess | null> {
  return new Promise((resolve) => {
    if (stopRequest.aborted) resolve(null);
    stopRequest.addEventListener('abort', () => resolve(null), { once: true });
    for (const server of servers) void server.ended.then(() => resolve(server));
  });
}

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

/** Stops the servers, the one that was started last first. */
export async function stopAll(servers: readonly ServerProcess[]): Promise<void> {
  // The site first: it finishes what visitors are waiting for while its backend is still there.
  for (const server of servers.toReversed()) await server.stop();
}

/** Serves until it is told to stop. The site goes on without the CMS; without the site there is nothing to serve. */
export async function serve(servers: readonly ServerProcess[]): Promise<void> {
  let running = servers;
  for (;;) {
    const ended = await untilStopped(running);
    if (ended === null) {
      await stopAll(running);
      throw new Stopped();
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
