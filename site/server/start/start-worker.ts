import { setTimeout as sleep } from 'node:timers/promises';
import { shutDown } from '@kontorwerk/runtime/http/shut-down';
import { TIME_LIMITS } from '../base/limits.ts';
import type { ServerSettings } from '../base/settings.ts';
import { listFiles } from '../files/assets-archive.ts';
import { createStaticFiles } from '../files/static-files.ts';
import { fileHeaders } from '../http/security/response-headers.ts';
import { createPrimaryDelegate } from '../routes/primary-delegate.ts';
import { createSiteServer } from '../routes/site-server.ts';
import { assetsArchive, clientFolder, loadBuiltApp } from './built-app.ts';
import { listen } from './listener.ts';
import { createSiteParts, siteFolder } from './site-parts.ts';
import type { RunningSite, SiteOptions } from './start-site.ts';

/**
 * Returns the settings with this worker's share of the connections: a client's connections are spread over all workers.
 */
function workerSettings({ workers, admission, ...settings }: ServerSettings): ServerSettings {
  const connections = Math.ceil(admission.connections / workers);
  const connectionsPerClient = Math.ceil(admission.connectionsPerClient / workers);
  return { ...settings, workers, admission: { ...admission, connections, connectionsPerClient } };
}

/**
 * Starts one of several workers on one port: it holds content and cached pages, and writes nothing. State that must
 * exist once is delegated to the primary at `primaryUrl`. Resolves when it listens.
 */
export async function startWorker(
  { build, settings, log }: SiteOptions,
  primaryUrl: string,
): Promise<RunningSite & { readonly figures: () => Promise<readonly object[]> }> {
  const own = workerSettings(settings);
  const app = await loadBuiltApp(build);
  const parts = createSiteParts({ settings: own, log, primaryUrl, loadApp: async () => app });
  const { store, directory, searchServices, metrics, background } = parts;
  const archive = assetsArchive(siteFolder(settings));
  const staticFiles = await createStaticFiles({
    client: clientFolder(build),
    archive: { folder: archive, names: await listFiles(archive) },
    headers: fileHeaders(settings.publicUrl),
    background,
  });
  const server = createSiteServer({ ...parts, staticFiles, primaryDelegate: createPrimaryDelegate(primaryUrl, log) });
  await Promise.race([store.start(), sleep(TIME_LIMITS.firstLoad, undefined, { ref: false })]);
  await listen(server, settings);
  return {
    server,
    figures: metrics.exportAll,
    async stop() {
      searchServices.stop();
      directory.stop();
      await shutDown(server, TIME_LIMITS.stopping);
      await parts.redirectUses.stop();
      await store.stop();
    },
  };
}
