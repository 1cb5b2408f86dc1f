import process from 'node:process';
import { checkSettings } from './check-settings.ts';
import { type Half, holdData } from './data-lock.ts';
import { checkPort } from './ports.ts';
import { checkDataFolder, type Settings } from './settings.ts';
import { StartError } from './start-error.ts';

/** @throws a StartError where METRICS_PORT, which the site reads itself, is taken, or is to be another server's */
async function checkMetricsPort({ port, cmsPort, dataDir }: Settings): Promise<void> {
  const { METRICS_PORT, METRICS_HOST } = process.env;
  if (!METRICS_PORT) return;
  const metricsPort = Number(METRICS_PORT);
  for (const [name, other] of [
    ['PORT', port],
    ['CMS_PORT', cmsPort],
  ] as const)
    if (metricsPort === other)
      throw new StartError(`METRICS_PORT and ${name} are both ${other}: give them different ports.`);
  await checkPort('METRICS_PORT', metricsPort, METRICS_HOST || '127.0.0.1', dataDir);
}

/**
 * Sees to it that what the settings name can be used by the halves that are to be started, and by nobody else from now
 * on: their own settings, the data folder, the ports.
 * @throws a StartError that says what can't, and what to do
 */
export async function claim(settings: Settings, halves: readonly Half[]): Promise<void> {
  const { dataDir, port, host, cmsPort, cmsHost } = settings;
  await checkSettings(settings, halves);
  checkDataFolder(dataDir);
  if (halves.includes('site')) await checkPort('PORT', port, host, dataDir);
  if (halves.includes('cms')) await checkPort('CMS_PORT', cmsPort, cmsHost, dataDir);
  // After the site's own: the site of an earlier start has freed both by then.
  if (halves.includes('site')) await checkMetricsPort(settings);
  for (const half of halves) holdData(dataDir, half);
}
