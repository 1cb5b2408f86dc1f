// Must be the first import: React reads NODE_ENV when it is imported.
import './production.ts';
import path from 'node:path';
import { redirectConsole } from '@kontorwerk/runtime/log/console-redirect';
import { createLogger } from '@kontorwerk/runtime/log/logger';
import type { Tracing } from '@kontorwerk/runtime/tracing/start-tracing';
import { TIME_LIMITS } from '../base/limits.ts';
import { currentRequest, reasonOf } from '../base/log.ts';
import { parseServerSettings, type ServerSettings, SettingsError, WrongSettings } from '../base/settings.ts';
import { startTraces } from './observability.ts';
import { startCluster } from './start-cluster.ts';
import { type RunningSite, type SiteOptions, startSite } from './start-site.ts';
import { startWorker } from './start-worker.ts';
import { answerHeartbeats, answerMetricsRequests } from './worker-ipc.ts';
import { PRIMARY_URL_VARIABLE } from './worker-pool.ts';

/** Set in a worker: the address of the primary. */
const primaryUrl = process.env[PRIMARY_URL_VARIABLE];
const isWorker = primaryUrl !== undefined;

/** The folder of the built app. */
const BUILD = path.join(import.meta.dirname, '../../build');

/** Sends everything to the log from now on, including console output and fatal errors. */
function startLog({ log: settings }: ServerSettings) {
  const log = createLogger({ name: 'site', settings, requestId: currentRequest.id });
  redirectConsole(log, console);
  process.on('uncaughtException', (err) => {
    log.error({ err }, 'the site ends: nothing expected this');
    process.exit(1);
  });
  return log;
}

/** Stops the site, and uses the remaining time to send pending spans. */
async function end(site: RunningSite, tracing: Tracing | null): Promise<void> {
  const since = performance.now();
  await site.stop();
  await tracing?.stop(TIME_LIMITS.stopping - (performance.now() - since));
}

function stopOnSignals(site: RunningSite, tracing: Tracing | null): void {
  let stopping = false;
  const stop = () => {
    // A second signal exits immediately.
    if (stopping) process.exit(1);
    stopping = true;
    end(site, tracing).then(
      () => process.exit(0),
      (error) => {
        console.error(reasonOf(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', isWorker ? () => {} : stop);
}

// Its files are private to its user: they may hold visitors' submissions.
process.umask(0o077);

/** Starts the primary or a worker. The primary stops its workers; they ignore a signal to the whole terminal. */
async function startHere(options: SiteOptions): Promise<RunningSite> {
  if (primaryUrl === undefined) return options.settings.workers > 1 ? startCluster(options) : startSite(options);
  answerHeartbeats();
  const worker = await startWorker(options, primaryUrl);
  answerMetricsRequests(worker.figures);
  return worker;
}

/** Returns a line for each problem of the settings. */
function linesOf(error: SettingsError): string {
  return error instanceof WrongSettings ? error.problems.map(({ line }) => line).join('\n') : error.message;
}

try {
  const settings = parseServerSettings(process.env);
  const log = startLog(settings);
  const tracing = await startTraces(settings, log);
  const site = await startHere({ settings, build: process.argv[2] ?? BUILD, log });
  stopOnSignals(site, tracing);
  if (!isWorker) console.log(`ready ${settings.publicUrl}`);
} catch (error) {
  console.error(error instanceof SettingsError ? linesOf(error) : error);
  process.exit(1);
}
