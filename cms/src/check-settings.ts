import { StartError } from './start-error.ts';

/*
 * Prints what is wrong with the settings, in one line, and nothing when they can be used:
 *
 *     node src/check-settings.ts
 */
try {
  // They are read as soon as they are imported.
  await import('./settings.ts');
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stdout.write(`${error.message}\n`);
}
