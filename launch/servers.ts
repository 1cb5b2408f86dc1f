import path from 'node:path';
import process from 'node:process';
import { folders } from './folders.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import type { Settings } from './settings.ts';

const NEXT = path.join(folders.root, 'node_modules/next/dist/bin/next');

/** Where the CMS answers: on loopback only, visitors reach it through the site. */
export function cmsUrl(settings: Settings): string {
  return `http://127.0.0.1:${settings.cmsPort}`;
}

/** The environment both servers are started with. */
export function serverEnvironment(settings: Settings): Record<string, string> {
  return {
    NODE_ENV: 'production',
    PORT: String(settings.port),
    HOST: settings.host,
    CMS_PORT: String(settings.cmsPort),
    PUBLIC_URL: settings.publicUrl,
    BACKEND_URL: settings.backendUrl ?? cmsUrl(settings),
    DATA_DIR: settings.dataDir,
  };
}

/** Starts the built CMS. */
export function startCms(settings: Settings): Promise<ServerProcess> {
  return startServer('The CMS', [process.execPath, NEXT, 'start', '-H', '127.0.0.1', '-p', String(settings.cmsPort)], {
    cwd: folders.cms,
    env: serverEnvironment(settings),
    healthUrl: `${cmsUrl(settings)}/healthz`,
  });
}

/** Starts the built site. */
export function startSite(settings: Settings): Promise<ServerProcess> {
  const host = settings.host === '0.0.0.0' || settings.host === '::' ? '127.0.0.1' : settings.host;
  return startServer('The site', [process.execPath, 'server/main.ts'], {
    cwd: folders.site,
    env: serverEnvironment(settings),
    healthUrl: `http://${host}:${settings.port}/healthz`,
  });
}
