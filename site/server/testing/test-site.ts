import { promisify } from 'node:util';
import { createLimits } from '@kontorwerk/runtime/limits/limits';
import { onTestFinished } from 'vitest';
import { createRedirectUses, type RedirectUses } from '../announce/redirect-uses.ts';
import { createBackgroundQueue } from '../base/background-queue.ts';
import { MEMORY_BOUNDS, REDIRECT_USES_TIMES } from '../base/limits.ts';
import { createMetrics } from '../base/metrics.ts';
import { type AdmissionSettings, parseServerSettings, type ServerSettings } from '../base/settings.ts';
import { type ContentStore, createContentStore } from '../content-store/content-store.ts';
import { createDirectory } from '../directory/directory.ts';
import { createUploads } from '../files/uploads/uploads.ts';
import type { PageRequest, RenderedPage } from '../pages/page-renderer.ts';
import { createSiteServer, type SiteParts } from '../routes/site-server.ts';
import { type SearchServices, startSearchServices } from '../search/search.ts';
import { countSubmissions } from '../submissions/submission-metrics.ts';
import { createSubmissions } from '../submissions/submissions.ts';
import { type FakeBackend, startFakeBackend } from './fake-backend.ts';
import { createLineLog } from './line-log.ts';
import { createTemporaryFolder } from './test-folders.ts';
import { serve } from './test-server.ts';

export type TestSite = {
  readonly url: string;
  readonly backend: FakeBackend;
  readonly store: ContentStore;
  readonly redirectUses: RedirectUses;
  readonly searchServices: SearchServices;
  /** The folder of all files that the site writes. */
  readonly folder: string;
  readonly lines: string[];
  /** Returns the number of the server's connections. */
  connections(): Promise<number>;
  /** The requests the renderer got. */
  readonly rendered: PageRequest[];
  /** The renderer, replaceable by a test. */
  render: (request: PageRequest) => Promise<Response>;
  /** The data that it claims to have rendered from. */
  data: RenderedPage['data'];
  /** How far the site's clock is ahead, in milliseconds. */
  readonly time: { aheadMs: number };
};

type SiteSettingsHere = Partial<Omit<ServerSettings, 'admission'>> & {
  readonly admission?: Partial<AdmissionSettings>;
  /** How long the backend may be silent during a delivery. */
  readonly patienceMs?: number;
};

/** The nonce of the scripts in pages that a test renders. */
export const NONCE = 'of-this-test';

export function html(text: string, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(`<!doctype html><script nonce="${NONCE}">let a</script><p>${text}</p>`, { ...init, headers });
}

/**
 * Starts a whole site on real sockets with a fake backend; only the renderer is the test's.
 *
 * @param content the backend's initial answers, by path
 * @param prepare changes the backend before the site contacts it
 */
export async function startTestSite(
  { admission, patienceMs = 300, ...settings }: SiteSettingsHere = {},
  parts: Partial<SiteParts> = {},
  content: Readonly<Record<string, unknown>> = {},
  prepare: (backend: FakeBackend) => void = () => {},
): Promise<TestSite> {
  const backend = await startFakeBackend();
  prepare(backend);
  for (const [path, answer] of Object.entries(content)) backend.content.set(path, answer);
  const folder = await createTemporaryFolder();
  const lines: string[] = [];
  const log = createLineLog(lines);
  const time = { aheadMs: 0 };
  const clock = () => Date.now() + time.aheadMs;
  const all: ServerSettings = {
    port: 0,
    host: '127.0.0.1',
    workers: 1,
    publicUrl: 'http://www.example',
    backendUrl: backend.url,
    token: 'the token',
    dataDir: folder,
    responseCache: true,
    trustedProxies: 0,
    admission: { ...parseServerSettings({ BACKEND_URL: backend.url }).admission, ...admission },
    purge: null,
    securityContact: null,
    oldHosts: [],
    indexNowKey: null,
    limitStore: null,
    spool: { files: 10, bytes: 100_000_000 },
    log: { level: 'info', format: 'json' },
    logRequests: false,
    metrics: { port: null, host: '127.0.0.1', token: null },
    traces: null,
    ...settings,
  };
  const store = createContentStore({
    ...all,
    folder,
    fetch,
    clock,
    log,
    times: { reconnect: { firstMs: 10, longestMs: 50, withoutStreamMs: 50 } },
  });
  const background = createBackgroundQueue({
    onError: (error) => log.error(String(error)),
    capacity: MEMORY_BOUNDS.compressions,
  });
  const directory = createDirectory({ store, background, clock });
  const rendered: PageRequest[] = [];
  const metrics = createMetrics();
  const searchServices = startSearchServices({ directory, metrics, clock, log });
  const submissions = countSubmissions(
    createSubmissions({
      settings: all,
      folder,
      store,
      clock,
      log,
      patienceMs,
      delays: { firstMs: 20, longestMs: 100 },
    }),
    metrics,
  );
  const redirectUses = createRedirectUses({
    ...all,
    fetch,
    clock,
    log,
    times: { ...REDIRECT_USES_TIMES, everyMs: 10 },
  });
  const server = createSiteServer({
    metrics,
    settings: all,
    folder,
    store,
    directory,
    searchServices,
    submissions,
    redirectUses,
    limits: createLimits({ now: clock }),
    uploads: createUploads({ backendUrl: backend.url, folder: `${folder}/uploads`, fetch, clock, log }),
    renderer: async (request) => {
      rendered.push(request);
      const response = await site.render(request);
      const { status, headers } = response;
      headers.delete('Content-Type');
      return { status, headers, html: await response.text(), nonce: NONCE, title: null, data: site.data };
    },
    staticFiles: (_request, _response, next) => next(),
    background,
    fetch,
    clock,
    log,
    ...parts,
  });
  await submissions.prepare();
  await store.start();
  const here = await serve(server);
  await submissions.start();
  const site: TestSite = {
    url: here.url,
    connections: () => promisify(server.getConnections.bind(server))(),
    backend,
    store,
    redirectUses,
    searchServices,
    folder,
    lines,
    rendered,
    data: null,
    render: async ({ target }) => html(`page ${target}`),
    time,
  };
  onTestFinished(async () => {
    await here.close();
    await submissions.stop();
    searchServices.stop();
    directory.stop();
    await redirectUses.stop();
    await store.stop();
    await backend.stop();
  });
  return site;
}
