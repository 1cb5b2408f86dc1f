import path from 'node:path';
import process from 'node:process';
import { createServer as createVite } from 'vite';
import { createBackgroundQueue } from '../base/background-queue.ts';
import { MEMORY_BOUNDS } from '../base/limits.ts';
import { reasonOf } from '../base/log.ts';
import { createContentStore } from '../content-store/content-store.ts';
import { createPageRenderer } from '../pages/page-renderer.ts';
import { createSiteServer } from '../routes/site-server.ts';
import { createUploads } from '../uploads/uploads.ts';
import { listen } from './listening.ts';
import { parseServerSettings } from './settings.ts';

/** The site with hot reload: the same server, with Vite for its files and its build. */
async function startDevelopment(): Promise<void> {
  const settings = parseServerSettings(process.env);
  const { backendUrl, publicUrl, token } = settings;
  const folder = path.resolve(settings.dataDir, 'site');
  const log = (line: string) => console.error(line);
  const vite = await createVite({
    root: path.join(import.meta.dirname, '../..'),
    server: { middlewareMode: true },
    appType: 'custom',
  });
  const store = createContentStore({
    backendUrl,
    publicUrl,
    token,
    folder,
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
    background: createBackgroundQueue({
      onError: (error) => log(`background work: ${reasonOf(error)}`),
      capacity: MEMORY_BOUNDS.compressions,
    }),
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
