import { checkSettings } from './check-settings.ts';
import { type Half, holdData } from './data-lock.ts';
import { checkPort } from './ports.ts';
import { checkDataFolder, type Settings } from './settings.ts';

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
  for (const half of halves) holdData(dataDir, half);
}
