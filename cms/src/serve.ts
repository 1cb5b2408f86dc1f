import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from 'next/dist/server/lib/start-server.js';
import * as v from 'valibot';

/*
 * Serves the build at CMS_PORT of CMS_HOST:
 *
 *     node src/serve.ts
 *
 * Like the server of Next's `output: 'standalone'`, it uses the configuration of the build, so that neither the command
 * line nor the compiler that would read `next.config.ts` is loaded, or has to be installed.
 */

/** Longer than the site keeps an idle connection, so that it never sends a request into one that is being closed. */
const KEEP_ALIVE_MS = 75_000;

const CMS_ROOT = join(import.meta.dirname, '..');

const built = v.pipe(v.string(), v.parseJson(), v.object({ config: v.record(v.string(), v.unknown()) }));
const { config } = v.parse(built, readFileSync(join(CMS_ROOT, '.next/required-server-files.json'), 'utf8'));
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);

await startServer({
  dir: CMS_ROOT,
  isDev: false,
  hostname: process.env.CMS_HOST,
  port: Number(process.env.CMS_PORT),
  keepAliveTimeout: KEEP_ALIVE_MS,
});
