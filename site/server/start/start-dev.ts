import path from 'node:path';
import process from 'node:process';
import { createLogger } from '@kontorwerk/runtime/log/logger';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { currentRequest } from '../base/log.ts';
import { parseServerSettings } from '../base/settings.ts';
import type { App } from '../pages/page-renderer.ts';
import { createSiteServer } from '../routes/site-server.ts';
import { checkApp } from './built-app.ts';
import { listen } from './listener.ts';
import { startTraces } from './observability.ts';
import { createSiteParts } from './site-parts.ts';

/** Returns the addresses of the style sheets of all modules that the server has loaded. */
function findSheets({ environments }: ViteDevServer): readonly string[] {
  return [...environments.ssr.moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith('.css'));
}

/** Loads the app as its files are now, with the scripts of hot reload in its pages. */
async function loadCurrentApp(vite: ViteDevServer): Promise<App> {
  const module: unknown = await vite.ssrLoadModule('/app/entry.server.tsx');
  checkApp(module);
  return {
    assets: { styles: '', sheets: findSheets(vite), entry: '/app/entry.client.tsx', imports: [] },
    async render(request) {
      const page = await module.render(request);
      if (page.html === '') return page;
      return { ...page, html: await vite.transformIndexHtml(request.target, page.html) };
    },
  };
}

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
    loadApp: () => loadCurrentApp(vite),
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
