import type { AddressInfo } from 'node:net';
import type { ServerSettings } from '../base/settings.ts';
import { keepWorkers } from './keep-workers.ts';
import { type RunningSite, type SiteOptions, startSite } from './start-site.ts';
import { figuresOfWorkers } from './worker-messages.ts';

/** The process that keeps what must exist once answers its workers alone, which say for whom they ask. */
function ofTheKeeper(settings: ServerSettings): ServerSettings {
  const { trustedProxies } = settings;
  return { ...settings, port: 0, host: '127.0.0.1', trustedProxies: trustedProxies + 1, logRequests: false };
}

/** Starts a whole site that only workers reach, and the workers, which share the port. Resolves when all answer. */
export async function startMany({ settings, build, log }: SiteOptions): Promise<RunningSite> {
  const keeper = await startSite({ settings: ofTheKeeper(settings), build, log, figuresOfOthers: figuresOfWorkers });
  try {
    const workers = await keepWorkers(settings.workers, `http://127.0.0.1:${portOf(keeper.server.address())}`, log);
    return {
      server: keeper.server,
      async stop() {
        // They may be waiting for what this process has to say.
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
