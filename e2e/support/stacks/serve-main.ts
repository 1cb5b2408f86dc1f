/** Serves the stack that most tests run against: the site and its CMS. */
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { launch } from './launch.ts';
import { fillWithPreparedData } from './prepared-data.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { MAIN_LOG_FILE, MAIN_STACK, METRICS_TOKEN } from './stacks.ts';

// Password-reset links are in it.
writeFileSync(MAIN_LOG_FILE, '', { mode: 0o600 });
const log = (text: string) => appendFileSync(MAIN_LOG_FILE, text);
await runUntilStopped((dataDir) => {
  fillWithPreparedData(dataDir);
  return launch('start', MAIN_STACK, dataDir, { log, settings: { METRICS_TOKEN } });
});
rmSync(MAIN_LOG_FILE);
