import path from 'node:path';
import process from 'node:process';
import { createLogger } from '@kontorwerk/contract/log/logger';
import { createServer as createVite } from 'vite';
import { currentRequest } from '../base/log.ts';
import { parseServerSettings } from '../base/settings.ts';
import { createSiteServer } from '../routes/site-server.ts';
import { listen } from './listener.ts';
import { startTraces } from './observability.ts';
import { createSiteParts } from './site-parts.ts';

/** Starts the site with hot reload: the same server, with Vite for its files and its build. */
async function startDevelopment(): Promise<void> {
  const settings = parseServerSettings(process.env);
  const log = createLogger({ name: 'site', settings: settings.log, requestId: currentRequest.id });
  await startTraces(settings, log);
  const vite = await createVite({
    root: path.join(import.meta.dirname, '../..'),
    server: { middlewareMode: true },
    appType: 'custom',
  });
  const parts = createSiteParts({
    settings,
    loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build'),
    mode: 'development',
    styles: '',
    log,
  });
  const server = createSiteServer({ ...parts, staticFiles: vite.middlewares, development: true });
  await parts.store.start();
  await parts.submissions.prepare();
  await listen(server, settings);
  await parts.submissions.start();
  process.on('SIGTERM', async () => {
    server.close();
    await vite.close();
    parts.searchServices.stop();
    parts.directory.stop();
    await parts.redirectUses.stop();
    await parts.store.stop();
    process.exit(0);
  });
}

await startDevelopment();
