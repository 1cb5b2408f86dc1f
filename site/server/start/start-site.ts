import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { shutDown } from '@kontorwerk/runtime/http/shut-down';
import { createStoreOpener } from '@kontorwerk/runtime/limits/limits-url';
import { createCachePurger, purgeOnChanges } from '../announce/cache-purger.ts';
import { createIndexNow, notifyOfChanges } from '../announce/index-now.ts';
import { INDEX_NOW, TIME_LIMITS, UPLOAD_LIMITS } from '../base/limits.ts';
import { type Log, reasonOf } from '../base/log.ts';
import type { Metrics } from '../base/metrics.ts';
import type { ServerSettings } from '../base/settings.ts';
import { archiveAssets } from '../files/assets-archive.ts';
import { createStaticFiles } from '../files/static-files.ts';
import { createUploadPrefetch } from '../files/uploads/upload-prefetch.ts';
import { fileHeaders } from '../http/security/response-headers.ts';
import { createSiteServer } from '../routes/site-server.ts';
import { collectMetricsText } from '../status/metrics-routes.ts';
import { assetsArchive, clientFolder, loadBuiltApp } from './built-app.ts';
import { listen } from './listener.ts';
import { listenForMetrics } from './observability.ts';
import { createSiteParts, type SitePartsOptions, siteFolder } from './site-parts.ts';
import { ensureWritable } from './writable-folder.ts';

export type RunningSite = {
  readonly server: Server;
  /** Finishes running requests, writes what must persist, and stops. */
  stop(): Promise<void>;
};

export type SiteOptions = {
  readonly settings: ServerSettings;
  /** The folder of the built app, with `server` and `client` in it. */
  readonly build: string;
  readonly log: Log;
  /** Returns the metrics of the sibling processes. */
  readonly collectSiblingMetrics?: SitePartsOptions['collectSiblingMetrics'];
};

/** Serves the metrics on a separate port, if one is set. */
async function startMetrics(settings: ServerSettings, metrics: Metrics, log: Log): Promise<Server | undefined> {
  const { port, host, token } = settings.metrics;
  if (port === null) return undefined;
  const text = () => collectMetricsText(metrics, { backendUrl: settings.backendUrl, fetch });
  return listenForMetrics({ port, host }, { text, token }, log);
}

/** Starts the built site, and resolves when it listens. Throws a `SettingsError` if it can't. */
export async function startSite({ build, ...options }: SiteOptions): Promise<RunningSite> {
  const { settings } = options;
  const folder = siteFolder(settings);
  await ensureWritable(folder);
  const app = await loadBuiltApp(build);
  const parts = createSiteParts({ ...options, loadApp: async () => app });
  const { store, directory, searchServices, uploads, submissions, limits, background, metrics } = parts;

  const client = clientFolder(build);
  const archive = assetsArchive(folder);
  const names = await archiveAssets({ assets: `${client}/assets`, archive, now: parts.clock() }).catch((error) => {
    // For example a full disk: this build's own files are served anyway.
    options.log.error(`the assets of earlier builds can't be kept: ${reasonOf(error)}`);
    return [];
  });
  const staticFiles = await createStaticFiles({
    client,
    archive: { folder: archive, names },
    headers: fileHeaders(settings.publicUrl),
    background,
  });
  const prefetch = createUploadPrefetch({ store, uploads, pauseMs: UPLOAD_LIMITS.prefetchPauseMs });
  const server = createSiteServer({ ...parts, staticFiles });

  await submissions.prepare();
  const loading = store.start();
  await Promise.race([loading, sleep(TIME_LIMITS.firstLoad, undefined, { ref: false })]);
  let metricsServer: Server | undefined;
  try {
    metricsServer = await startMetrics(settings, metrics, options.log);
    await listen(server, settings);
  } catch (error) {
    metricsServer?.close();
    await store.stop();
    throw error;
  }
  await submissions.start();
  const { limitStore } = settings;
  if (limitStore)
    limits.countTogether({ open: createStoreOpener(limitStore.url), secret: limitStore.secret, log: options.log });
  const purger = settings.purge && createCachePurger({ target: settings.purge, fetch, log: options.log });
  if (purger) purgeOnChanges(store, purger);
  const { indexNowKey: key, publicUrl } = settings;
  const target = key === null ? null : { key, url: INDEX_NOW.url };
  const indexNow = target && createIndexNow({ target, publicUrl, fetch, log: options.log });
  // The first load isn't a change.
  if (indexNow) void loading.then(() => notifyOfChanges(directory, indexNow, publicUrl, parts.clock()));
  return {
    server,
    async stop() {
      prefetch.stop();
      searchServices.stop();
      directory.stop();
      purger?.stop();
      indexNow?.stop();
      metricsServer?.closeAllConnections();
      metricsServer?.close();
      await Promise.all([shutDown(server, TIME_LIMITS.stopping), submissions.stop()]);
      limits.stop();
      await parts.redirectUses.stop();
      await store.stop();
    },
  };
}
