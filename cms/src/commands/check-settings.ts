import { writeToLauncher } from '@kontorwerk/runtime/setup/check-result';
import { InvalidSettingsError } from '#cms/base/start-error.ts';

/*
 * Prints each problem of the settings as a line of JSON, and nothing when there is none:
 *
 *     node src/commands/check-settings.ts
 *
 * With --names it prints the names of all settings instead, as one line.
 */
try {
  // Importing the settings reads them.
  const { SETTING_NAMES } = await import('#cms/base/settings.ts');
  if (process.argv[2] === '--names') writeToLauncher(SETTING_NAMES);
} catch (error) {
  if (!(error instanceof InvalidSettingsError)) throw error;
  error.problems.forEach(writeToLauncher);
}
