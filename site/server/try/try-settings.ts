import { createReachTry } from '@kontorwerk/runtime/setup/reach';
import { runTries } from '@kontorwerk/runtime/setup/run-tries';
import { tryCollector } from '@kontorwerk/runtime/setup/try-collector';
import { tryLimitStore } from '@kontorwerk/runtime/setup/try-limit-store';
import { INDEX_NOW } from '../base/limits.ts';
import { parseServerSettings } from '../base/settings.ts';
import { tryAddress } from './try-address.ts';
import { tryMetrics } from './try-metrics.ts';

/*
 * Checks the services that the settings name; prints each finding as a line of JSON (runtime/src/setup/check-result.ts):
 *
 *     node server/start/try-settings.ts free       the site's port is free: this listens there for a moment
 *     node server/start/try-settings.ts running    the site itself listens there
 *     node server/start/try-settings.ts taken      another program does
 */
const settings = parseServerSettings(process.env);
const { indexNowKey, limitStore, purge, traces } = settings;
const [, , port] = process.argv;

await runTries([
  ...(port === 'free' || port === 'running' ? [tryAddress(settings, { isRunning: port === 'running' })] : []),
  tryMetrics(settings, { isRunning: port === 'running' }),
  ...(limitStore ? [tryLimitStore(limitStore.url)] : []),
  ...(purge
    ? [createReachTry('PURGE_URL', purge.url, 'start the cache, open the way to it, or correct PURGE_URL')]
    : []),
  ...(indexNowKey ? [createReachTry('INDEXNOW_KEY', INDEX_NOW.url, 'open the way to it')] : []),
  ...(traces ? [tryCollector(traces)] : []),
]);
process.exit();
