import { tellLauncher } from '@kontorwerk/contract/setup/finding';
import { WrongSettings } from '#cms/base/start-error.ts';

/*
 * Prints what is wrong with the settings, as a line of JSON for each, and nothing when they can be used:
 *
 *     node src/commands/check-settings.ts
 *
 * With --names it prints the names of all settings instead, as one line.
 */
try {
  // They are read as soon as they are imported.
  const { SETTING_NAMES } = await import('#cms/base/settings.ts');
  if (process.argv[2] === '--names') tellLauncher(SETTING_NAMES);
} catch (error) {
  if (!(error instanceof WrongSettings)) throw error;
  error.problems.forEach(tellLauncher);
}
