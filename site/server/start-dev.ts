import path from 'node:path';
import process from 'node:process';
import { createServer as createVite } from 'vite';
import { createContentStore } from './content-store/content-store.ts';
import { DEFAULT_SETTINGS } from './default-settings.ts';
import { createBackgroundQueue } from './http/background-queue.ts';
import { listen } from './listen.ts';
import { reasonOf } from './log.ts';
import { createPageRenderer } from './page-renderer.ts';
import { parseServerSettings } from './settings.ts';
import { createSiteServer } from './site-server.ts';
import { createUploads } from './uploads/uploads.ts';

/** The site with hot reload: the same server, with Vite for its files and its build. */
async function startDevelopment(): Promise<void> {
  const settings = parseServerSettings(process.env);
  const { backendUrl, publicUrl, token } = settings;
  const folder = path.resolve(settings.dataDir, 'site');
  const log = (line: string) => console.error(line);
  const vite = await createVite({
    root: path.join(import.meta.dirname, '..'),
    server: { middlewareMode: true },
    appType: 'custom',
  });
  const store = createContentStore({
    backendUrl,
    publicUrl,
    token,
    folder,
    defaults: DEFAULT_SETTINGS,
    fetch,
    clock: Date.now,
    log,
    times: {},
  });
  const server = createSiteServer({
    settings,
    renderer: createPageRenderer({
      loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build'),
      store,
      backendUrl,
      publicUrl,
      token,
      fetch,
      mode: 'development',
    }),
    staticFiles: vite.middlewares,
    store,
    uploads: createUploads({ backendUrl, folder: path.join(folder, 'uploads-cache'), fetch, clock: Date.now, log }),
    background: createBackgroundQueue((error) => log(`background work: ${reasonOf(error)}`)),
    clock: Date.now,
    log,
    development: true,
  });
  await store.start();
  await listen(server, settings);
  process.on('SIGTERM', async () => {
    server.close();
    await vite.close();
    await store.stop();
    process.exit(0);
  });
}

await startDevelopment();
