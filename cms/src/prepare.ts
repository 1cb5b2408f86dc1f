import { getPayload } from 'payload';
import { ensureFirstAdmin } from './first-admin.ts';
import config from './payload.config.ts';
import { isSeeded, seed } from './seed/seed.ts';
import { settings } from './settings.ts';

/*
 * Makes everything ready that the CMS needs before it listens: tables, sample content in an empty database, the
 * first administrator. Harmless when all is there.
 *
 *     node src/prepare.ts
 *
 * Each step done is one line of JSON on standard output: { step, message, password? }.
 */
type Progress = { readonly step: 'migrate' | 'seed' | 'admin'; readonly message: string; readonly password?: string };

function report(progress: Progress): void {
  process.stdout.write(`${JSON.stringify(progress)}\n`);
}

// Payload brings the tables up to date when it connects, and only in production.
Object.assign(process.env, { NODE_ENV: 'production' });
const payload = await getPayload({ config });
report({ step: 'migrate', message: 'The database is up to date.' });

if (await isSeeded(payload)) report({ step: 'seed', message: 'The database has content already.' });
else report({ step: 'seed', message: `Sample content: ${await seed(payload, settings.dataDir)}.` });

const admin = await ensureFirstAdmin(payload, settings);
if (admin) {
  const message = `First administrator: ${admin.email}`;
  report({ step: 'admin', message, ...(admin.isGenerated && { password: admin.password }) });
} else {
  report({ step: 'admin', message: 'There is an administrator already.' });
}

// Payload keeps connections and timers open.
process.exit(0);
