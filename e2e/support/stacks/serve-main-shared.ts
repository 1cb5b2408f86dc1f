/** Serves the main stack as many processes: two sites and two of the CMS, on PostgreSQL and an object store. */
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { startShared } from './shared-stack.ts';
import { MAIN_LOG_FILE, MAIN_SHARED, METRICS_TOKEN } from './stacks.ts';

// Password-reset links are in it.
writeFileSync(MAIN_LOG_FILE, '', { mode: 0o600 });
const told = new Promise<void>((resolve) => {
  process.on('SIGTERM', resolve);
  process.on('SIGINT', resolve);
});
const shared = await startShared({
  places: MAIN_SHARED,
  sites: 2,
  ofSites: ({ uri }) => ({ METRICS_TOKEN, LIMITS_URL: uri, LIMITS_SECRET: 'one for both sites, 32 at the least' }),
  // Tests look for outgoing mail in the log.
  ofCms: { METRICS_TOKEN, SMTP_URL: '' },
  log: (text) => appendFileSync(MAIN_LOG_FILE, text),
});
await told;
await shared.end();
rmSync(MAIN_LOG_FILE);
