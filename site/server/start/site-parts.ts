import path from 'node:path';
import { createLimits } from '@kontorwerk/runtime/limits/limits';
import { createRedirectUses, type RedirectUses } from '../announce/redirect-uses.ts';
import { createBackgroundQueue } from '../base/background-queue.ts';
import { MEMORY_BOUNDS } from '../base/limits.ts';
import { type Log, reasonOf } from '../base/log.ts';
import { createMetrics } from '../base/metrics.ts';
import type { ServerSettings } from '../base/settings.ts';
import { createContentStore } from '../content-store/content-store.ts';
import { createDirectory } from '../directory/directory.ts';
import { createUploads } from '../files/uploads/uploads.ts';
import { type AppLoader, createPageRenderer } from '../pages/page-renderer.ts';
import type { SiteParts } from '../routes/site-server.ts';
import { startSearchServices } from '../search/search.ts';
import { countSubmissions } from '../submissions/submission-metrics.ts';
import { createSubmissions } from '../submissions/submissions.ts';

export type SitePartsOptions = AppLoader & {
  readonly settings: ServerSettings;
  readonly log: Log;
  /** The address of the primary; absent in the primary itself. */
  readonly primaryUrl?: string;
  readonly collectSiblingMetrics?: Parameters<typeof createMetrics>[0];
};

/** Returns the folder of all files that the site's server writes. */
export function siteFolder({ dataDir }: ServerSettings): string {
  return path.resolve(dataDir, 'site');
}

/** Creates the dependencies of a site's server, the same in development and production, except for its files. */
export function createSiteParts(
  options: SitePartsOptions,
): Omit<SiteParts, 'staticFiles'> & { readonly redirectUses: RedirectUses } {
  const { settings, log, primaryUrl } = options;
  const folder = siteFolder(settings);
  const clock = Date.now;
  const store = createContentStore({ ...settings, folder, fetch, clock, log, writes: primaryUrl === undefined });
  const metrics = createMetrics(options.collectSiblingMetrics);
  // Only if metrics are served: observing a garbage collection takes a third as long as the collection itself.
  if (settings.metrics.port !== null || settings.metrics.token !== null) metrics.addProcessMetrics();
  const background = createBackgroundQueue({
    onError: (error) => log.error(`background work: ${reasonOf(error)}`),
    capacity: MEMORY_BOUNDS.compressions,
  });
  // Documents of all pages, such as sitemaps, are the primary's: workers only use the index for wrong addresses.
  const directory = createDirectory({ store, background, clock, eager: primaryUrl === undefined });
  const searchServices = startSearchServices({ directory, metrics, clock, log, namesOnly: primaryUrl !== undefined });
  const submissions = countSubmissions(createSubmissions({ settings, folder, store, clock, log }), metrics);
  return {
    settings,
    folder,
    store,
    directory,
    searchServices,
    submissions,
    redirectUses: createRedirectUses({ ...settings, fetch, clock, log }),
    limits: createLimits({ now: clock }),
    metrics,
    renderer: createPageRenderer({ ...settings, ...options, store, directory, submissions, searchServices }),
    uploads: createUploads({
      ...settings,
      ...(primaryUrl !== undefined && { backendUrl: primaryUrl, writes: false }),
      folder: path.join(folder, 'uploads-cache'),
      fetch,
      clock,
      log,
    }),
    background,
    fetch,
    clock,
    log,
  };
}
