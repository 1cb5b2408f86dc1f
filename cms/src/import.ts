import { parseArgs } from 'node:util';
import { settings } from './settings.ts';
import { StartError } from './start-error.ts';

/*
 * Imports content from where the command line says, and tells what became of it:
 *
 *     node src/import.ts FOLDER SOURCE [--overwrite]
 *
 * FOLDER is what the paths of files are relative to. The exit code is 1 if anything could not be read.
 */
async function run(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { overwrite: { type: 'boolean', default: false } },
  });
  const [folder = '', source = '', ...others] = positionals;
  if (others.length > 0) throw new StartError(`One import at a time: what is “${others.join(' ')}”?`);
  // Payload brings the tables up to date when it connects, and only in production.
  Object.assign(process.env, { NODE_ENV: 'production' });
  const [{ getPayload }, { default: config }, { importFrom }] = await Promise.all([
    import('payload'),
    import('./payload.config.ts'),
    import('./importing/import-from.ts'),
  ]);
  const payload = await getPayload({ config });
  const { report, isComplete } = await importFrom(payload, {
    folder,
    source,
    overwrite: values.overwrite,
    token: settings.token,
  });
  console.log(report.join('\n'));
  return isComplete;
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  const isTheirs = error instanceof StartError || (error instanceof TypeError && 'code' in error);
  if (!isTheirs) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
// Payload keeps connections and timers open.
process.exit();
