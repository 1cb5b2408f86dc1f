import type { Payload } from 'payload';
import { databaseFile } from '#cms/base/database-uri.ts';
import { checkPayloadSecret } from '#cms/base/payload-secret.ts';
import { keepPrivate } from '#cms/base/private-files.ts';
import { settings } from '#cms/base/settings.ts';
import { forgetMove, refuseMovedDatabase } from '#cms/storage/database/move-marker.ts';
import { isPrepared, refuseDamagedFile } from '#cms/storage/database/preparation.ts';
import { describePreparationProblem } from '#cms/storage/database/preparation-problem.ts';
import { files } from '#cms/storage/files/files.ts';
import { refuseForbiddenPath } from '#cms/storage/files/forbidden-path.ts';
import { isAbsent, markSeeding, refuseBesideEarlierData } from './seed/earlier-data.ts';

/*
 * Prepares everything that the CMS needs before it listens: tables, sample content in an empty database, the first
 * administrator. Idempotent, and quick when nothing is missing.
 *
 *     node src/commands/prepare.ts
 *
 * Prints each finished step as a line of JSON: { step, message, email?, password? }; as the step "failed", an error
 * that the operator can fix.
 */
type Progress = {
  readonly step: 'migrate' | 'seed' | 'admin' | 'failed';
  readonly message: string;
  /** The first administrator's, if the password was generated: shown this once. */
  readonly email?: string;
  readonly password?: string;
};

function report(progress: Progress): void {
  process.stdout.write(`${JSON.stringify(progress)}\n`);
}

/** Seeds an empty database, and creates the first administrator. */
async function fill(payload: Payload): Promise<void> {
  const [{ isSeeded, seed, seedBare }, { ensureFirstAdmin }, { backfillPendingCounts }, { recordPrepared }] =
    await Promise.all([
      import('./seed/seed.ts'),
      import('./first-admin.ts'),
      import('#cms/translation/pending-backfill.ts'),
      import('./importing/writing/write-global.ts'),
    ]);
  if (await isSeeded(payload)) {
    report({ step: 'seed', message: 'The database has content already.' });
  } else if (!settings.sampleContent) {
    await refuseBesideEarlierData(settings, files);
    await seedBare(payload);
    await backfillPendingCounts(payload);
    // An import may replace them while no editor has changed them.
    await recordPrepared(payload);
    report({ step: 'seed', message: 'Settings, menu and words are there, and no pages.' });
  } else {
    await refuseBesideEarlierData(settings, files);
    const summary = await markSeeding(files, () => seed(payload));
    await backfillPendingCounts(payload);
    report({ step: 'seed', message: `Sample content: ${summary}.` });
  }

  const admin = await ensureFirstAdmin(payload, settings);
  if (admin) {
    const message = `First administrator: ${admin.email}`;
    report({ step: 'admin', message, ...(admin.isGenerated && { email: admin.email, password: admin.password }) });
  } else {
    report({ step: 'admin', message: 'There is an administrator already.' });
  }
}

async function prepare(): Promise<void> {
  // Payload migrates the tables when it connects, in production only.
  Object.assign(process.env, { NODE_ENV: 'production' });
  const [{ getPayload }, { default: config }, { withAdvisoryLock }] = await Promise.all([
    import('payload'),
    import('#cms/schema/payload.config.ts'),
    import('#cms/storage/database/advisory-lock.ts'),
  ]);
  // Before a file is created, which would block restoring a backup.
  if (isAbsent(settings.databaseUri)) {
    await refuseBesideEarlierData(settings, files);
    const file = databaseFile(settings.databaseUri);
    if (file !== null) forgetMove(file);
  }
  const payload = await getPayload({ config });
  report({ step: 'migrate', message: 'The database is up to date.' });
  // Two processes that start at once on a shared database would seed it twice.
  await withAdvisoryLock(payload.db, 'kontorwerk content', () => fill(payload));
}

// Without anything to do, as at all starts but the first, loading Payload would take longer than all the rest.
try {
  // Next would retry, and log a stack, with each request.
  refuseForbiddenPath(settings);
  checkPayloadSecret(settings);
  keepPrivate(settings);
  refuseMovedDatabase(settings.databaseUri);
  refuseDamagedFile(settings.databaseUri);
  if (settings.bucket) await (await import('#cms/storage/files/object-store.ts')).checkBucket(settings.bucket);
  if (isPrepared(settings.databaseUri)) report({ step: 'migrate', message: 'Everything is there already.' });
  else await prepare();
} catch (error) {
  const message = describePreparationProblem(error, settings);
  if (message === null) throw error;
  report({ step: 'failed', message });
  process.exit(1);
}

// Payload keeps connections and timers open.
process.exit(0);
