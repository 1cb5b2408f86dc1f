import { withFoldersInMemory } from './folder-in-memory.ts';
import { runBuilt } from './run-built.ts';
import { StartError } from './start-error.ts';
import { ensureWordpress } from './wordpress.ts';

/** Tries what is built now beside a service that has to be installed, with the tests of that name. */
function beside(project: string, failure: string): Promise<void> {
  return withFoldersInMemory(async () => {
    if (!(await runBuilt('vitest', 'run', '--project', project)))
      throw new StartError(`${failure}: see the lines above.`);
  });
}

/** `npm run postgres`: on a PostgreSQL of its own. */
export function postgres(): Promise<void> {
  return beside('postgres', 'Not everything works on PostgreSQL');
}

/** `npm run limits`: with limits that count together, in Valkey and in PostgreSQL. */
export function limits(): Promise<void> {
  return beside('limits', 'Limits do not count together as they should');
}

/** `npm run proxies`: behind nginx and Caddy, with TLS. */
export function proxies(): Promise<void> {
  return beside('proxies', 'Not everything works behind a proxy');
}

/** `npm run varnish`: behind a Varnish of its own. */
export function varnish(): Promise<void> {
  return beside('varnish', 'Not everything works behind Varnish');
}

/** `npm run wordpress`: on a WordPress of its own, with two plugins that serve the contract. */
export async function wordpress(): Promise<void> {
  await ensureWordpress();
  return beside('wordpress', 'Not everything works on a WordPress');
}
