import type { AddressInfo } from 'node:net';
import type { ServerSettings } from '../base/settings.ts';
import { type RunningSite, type SiteOptions, startSite } from './start-site.ts';
import { figuresOfWorkers } from './worker-ipc.ts';
import { keepWorkers } from './worker-pool.ts';

/**
 * Returns the settings of the primary, which serves only its workers, and trusts the client addresses that they
 * forward.
 */
function ofTheKeeper(settings: ServerSettings): ServerSettings {
  const { trustedProxies } = settings;
  return { ...settings, port: 0, host: '127.0.0.1', trustedProxies: trustedProxies + 1, logRequests: false };
}

/** Starts a primary that only workers reach, and the workers, which share the port. Resolves when all listen. */
export async function startMany({ settings, build, log }: SiteOptions): Promise<RunningSite> {
  const keeper = await startSite({ settings: ofTheKeeper(settings), build, log, figuresOfOthers: figuresOfWorkers });
  try {
    const workers = await keepWorkers(settings.workers, `http://127.0.0.1:${portOf(keeper.server.address())}`, log);
    return {
      server: keeper.server,
      async stop() {
        // First the workers, which may be waiting for the primary's answers.
        await workers.stop();
        await keeper.stop();
      },
    };
  } catch (error) {
    await keeper.stop();
    throw error;
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the site listens on no port');
  return address.port;
}
