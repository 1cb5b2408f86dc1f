import type { AddressInfo } from 'node:net';
import type { ServerSettings } from '../base/settings.ts';
import { type RunningSite, type SiteOptions, startSite } from './start-site.ts';
import { collectWorkerMetrics } from './worker-ipc.ts';
import { startWorkers } from './worker-pool.ts';

/**
 * Returns the settings of the primary, which serves only its workers, and trusts the client addresses that they
 * forward.
 */
function primarySettings(settings: ServerSettings): ServerSettings {
  const { trustedProxies } = settings;
  return { ...settings, port: 0, host: '127.0.0.1', trustedProxies: trustedProxies + 1, logRequests: false };
}

/** Starts a primary that only workers reach, and the workers, which share the port. Resolves when all listen. */
export async function startCluster({ settings, build, log }: SiteOptions): Promise<RunningSite> {
  const primary = await startSite({
    settings: primarySettings(settings),
    build,
    log,
    collectSiblingMetrics: collectWorkerMetrics,
  });
  try {
    const workers = await startWorkers(settings.workers, `http://127.0.0.1:${portOf(primary.server.address())}`, log);
    return {
      server: primary.server,
      async stop() {
        // First the workers, which may be waiting for the primary's answers.
        await workers.stop();
        await primary.stop();
      },
    };
  } catch (error) {
    await primary.stop();
    throw error;
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the site listens on no port');
  return address.port;
}
