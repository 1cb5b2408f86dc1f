import { parseServerSettings, SettingsError } from '../base/settings.ts';

/*
 * Prints what is wrong with the settings, in one line, and nothing when they can be used:
 *
 *     node server/start/check-settings.ts
 */
try {
  parseServerSettings(process.env);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stdout.write(`${error.message}\n`);
}
