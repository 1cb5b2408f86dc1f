import process from 'node:process';
import { checkSettings } from './check-settings.ts';
import { type Half, holdData } from './data-lock.ts';
import { warnOfMisspelt } from './misspelt-settings.ts';
import { checkPort } from './ports.ts';
import { checkDataFolder, type Settings } from './settings.ts';
import { StartError } from './start-error.ts';

/** @throws a StartError if METRICS_PORT, which only the site itself reads, is taken, or assigned to another server */
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
 * Claims what the settings name for the services to start: checks their settings, the data folder and the ports, and
 * locks the data folder.
 * @throws a StartError that says what is unusable, and what to do
 */
export async function claim(settings: Settings, halves: readonly Half[]): Promise<void> {
  const { dataDir, port, host, cmsPort, cmsHost } = settings;
  await Promise.all([checkSettings(settings, halves), warnOfMisspelt(process.env)]);
  checkDataFolder(dataDir);
  if (halves.includes('site')) await checkPort('PORT', port, host, dataDir);
  if (halves.includes('cms')) await checkPort('CMS_PORT', cmsPort, cmsHost, dataDir);
  // After the site's port: the site of an earlier start has freed both by then.
  if (halves.includes('site')) await checkMetricsPort(settings);
  for (const half of halves) holdData(dataDir, half);
}
