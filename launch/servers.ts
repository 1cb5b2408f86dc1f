import path from 'node:path';
import process from 'node:process';
import { folders } from './folders.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import type { Settings } from './settings.ts';
import { SITE_ALLOCATOR, SITE_FLAGS } from './site-memory.ts';

const NEXT = path.join(folders.root, 'node_modules/next/dist/bin/next');

/** Returns the local address of a port. */
function localUrl(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const named = host.includes(':') ? `[${host}]` : host;
  return `http://${everywhere ? '127.0.0.1' : named}:${port}`;
}

/** Returns the site's local address. */
export function siteUrl({ host, port }: Settings): string {
  return localUrl(host, port);
}

/** Returns the CMS's address: visitors reach it through the site. */
export function cmsUrl({ cmsHost, cmsPort }: Settings): string {
  return localUrl(cmsHost, cmsPort);
}

function environmentFor(settings: Settings, mode: 'start' | 'dev'): Record<string, string> {
  return { ...serverEnvironment(settings), NODE_ENV: mode === 'dev' ? 'development' : 'production' };
}

/** Returns the settings as the environment of the servers, and of the programs that prepare their data. */
export function serverEnvironment(settings: Settings): Record<string, string> {
  return {
    PORT: String(settings.port),
    HOST: settings.host,
    CMS_PORT: String(settings.cmsPort),
    CMS_HOST: settings.cmsHost,
    PUBLIC_URL: settings.publicUrl,
    BACKEND_URL: settings.backendUrl ?? cmsUrl(settings),
    DATA_DIR: settings.dataDir,
  };
}

function cms(settings: Settings, mode: 'start' | 'dev'): Promise<ServerProcess> {
  const development = [NEXT, 'dev', '-H', settings.cmsHost, '-p', String(settings.cmsPort)];
  return startServer('The CMS', mode === 'start' ? ['src/serve.ts'] : development, {
    cwd: folders.cms,
    // On SIGTERM it finishes running work and exits itself.
    env: { ...environmentFor(settings, mode), ...(mode === 'start' && { NEXT_MANUAL_SIG_HANDLE: 'true' }) },
    healthUrl: `${cmsUrl(settings)}/healthz`,
    port: settings.cmsPort,
    dataDir: settings.dataDir,
    endsWhenHung: mode === 'start',
  });
}

function site(settings: Settings, mode: 'start' | 'dev'): Promise<ServerProcess> {
  const program = mode === 'start' ? 'build/start/main.js' : 'server/start/start-dev.ts';
  // The environment's own allocator settings win.
  const allocator = Object.fromEntries(
    Object.entries(SITE_ALLOCATOR).map(([name, value]) => [name, process.env[name] ?? value]),
  );
  return startServer('The site', [...SITE_FLAGS, program], {
    cwd: folders.site,
    env: { ...environmentFor(settings, mode), ...allocator },
    healthUrl: `${siteUrl(settings)}/healthz`,
    port: settings.port,
    dataDir: settings.dataDir,
    endsWhenHung: mode === 'start',
  });
}

/** Starts the built CMS. */
export function startCms(settings: Settings): Promise<ServerProcess> {
  return cms(settings, 'start');
}

/** Starts the built site. */
export function startSite(settings: Settings): Promise<ServerProcess> {
  return site(settings, 'start');
}

/** Starts the CMS with hot reload. */
export function startCmsForDevelopment(settings: Settings): Promise<ServerProcess> {
  return cms(settings, 'dev');
}

/** Starts the site with hot reload. */
export function startSiteForDevelopment(settings: Settings): Promise<ServerProcess> {
  return site(settings, 'dev');
}
