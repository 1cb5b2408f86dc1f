import { writeToLauncher } from '@kontorwerk/runtime/setup/check-result';
import { parseServerSettings, SETTING_NAMES, WrongSettings } from '../base/settings.ts';

/*
 * Prints what is wrong with the settings, as a line of JSON for each, and nothing if they are valid:
 *
 *     node server/start/check-settings.ts
 *
 * With --names it prints the names of all settings instead, as one line.
 */
try {
  if (process.argv[2] === '--names') writeToLauncher(SETTING_NAMES);
  else parseServerSettings(process.env);
} catch (error) {
  if (!(error instanceof WrongSettings)) throw error;
  error.problems.forEach(writeToLauncher);
}
