import { StartError } from '../../launch/start-error.ts';
import { withFoldersInMemory } from '../checks/folder-in-memory.ts';
import { ensureWordpress } from '../debian/wordpress.ts';
import { runBuilt } from './run-built.ts';

/** Tests the current build with an external service that must be installed, with the test project of that name. */
function beside(project: string, failure: string): Promise<void> {
  return withFoldersInMemory(async () => {
    if (!(await runBuilt('vitest', 'run', '--project', project)))
      throw new StartError(`${failure}: see the lines above.`);
  });
}

/** `npm run postgres`: on a temporary PostgreSQL. */
export function postgres(): Promise<void> {
  return beside('postgres', 'Not everything works on PostgreSQL');
}

/** `npm run limits`: with shared rate limits, in Valkey and in PostgreSQL. */
export function limits(): Promise<void> {
  return beside('limits', 'Limits do not count together as they should');
}

/** `npm run proxies`: behind nginx and Caddy, with TLS. */
export function proxies(): Promise<void> {
  return beside('proxies', 'Not everything works behind a proxy');
}

/** `npm run varnish`: behind a temporary Varnish. */
export function varnish(): Promise<void> {
  return beside('varnish', 'Not everything works behind Varnish');
}

/** `npm run wordpress`: on a temporary WordPress, with two plugins that serve the contract. */
export async function wordpress(): Promise<void> {
  await ensureWordpress();
  return beside('wordpress', 'Not everything works on a WordPress');
}
