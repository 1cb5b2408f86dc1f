import type { Payload } from 'payload';
import { databaseFile } from '#cms/base/database-uri.ts';
import { keepPrivate } from '#cms/base/private-files.ts';
import { settings } from '#cms/base/settings.ts';
import { isPrepared } from '#cms/storage/database/is-prepared.ts';
import { forgetMove, refuseMovedAway } from '#cms/storage/database/moved-away.ts';
import { whyNotPrepared } from '#cms/storage/database/why-not-prepared.ts';
import { files } from '#cms/storage/files/files.ts';
import { isAbsent, refuseBesideEarlierData, whileSeeding } from './seed/earlier-data.ts';

/*
 * Makes everything ready that the CMS needs before it listens: tables, sample content in an empty database, the
 * first administrator. Harmless, and quick, when all is there.
 *
 *     node src/commands/prepare.ts
 *
 * Each step done is one line of JSON on standard output: { step, message, email?, password? }; so is, as the step
 * "failed", what whoever starts this can do something about.
 */
type Progress = {
  readonly step: 'migrate' | 'seed' | 'admin' | 'failed';
  readonly message: string;
  /** Of the first administrator, when the password was made just now: it is told this once. */
  readonly email?: string;
  readonly password?: string;
};

function report(progress: Progress): void {
  process.stdout.write(`${JSON.stringify(progress)}\n`);
}

/** Fills an empty database, and makes the first administrator. */
async function fill(payload: Payload): Promise<void> {
  const [{ fillAdded, isSeeded, seed, seedBare }, { ensureFirstAdmin }, { countTranslations }, { notePrepared }] =
    await Promise.all([
      import('./seed/seed.ts'),
      import('./first-admin.ts'),
      import('#cms/translation/count-translations.ts'),
      import('./importing/writing/write-global.ts'),
    ]);
  if (await isSeeded(payload)) {
    await fillAdded(payload);
    report({ step: 'seed', message: 'The database has content already.' });
  } else if (!settings.sampleContent) {
    await refuseBesideEarlierData(settings, files);
    await seedBare(payload);
    await countTranslations(payload);
    // An import may take their place, as long as nobody has written them.
    await notePrepared(payload);
    report({ step: 'seed', message: 'Settings, menu and words are there, and no pages.' });
  } else {
    await refuseBesideEarlierData(settings, files);
    const summary = await whileSeeding(files, () => seed(payload));
    await countTranslations(payload);
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
  // Payload brings the tables up to date when it connects, and only in production.
  Object.assign(process.env, { NODE_ENV: 'production' });
  const [{ getPayload }, { default: config }, { alone }] = await Promise.all([
    import('payload'),
    import('#cms/schema/payload.config.ts'),
    import('#cms/storage/database/alone.ts'),
  ]);
  // Before a file is made that would stand in the way of a backup.
  if (isAbsent(settings.databaseUri)) {
    await refuseBesideEarlierData(settings, files);
    const file = databaseFile(settings.databaseUri);
    if (file !== null) forgetMove(file);
  }
  const payload = await getPayload({ config });
  report({ step: 'migrate', message: 'The database is up to date.' });
  // Two that start at the same moment on a database that they share would fill it twice.
  await alone(payload.db, 'kontorwerk content', () => fill(payload));
}

keepPrivate(settings);
// Loading Payload takes longer than all the rest when there is nothing to do, which is at every start but the first.
try {
  refuseMovedAway(settings.databaseUri);
  if (settings.bucket) await (await import('#cms/storage/files/object-store.ts')).checkBucket(settings.bucket);
  if (isPrepared(settings.databaseUri)) report({ step: 'migrate', message: 'Everything is there already.' });
  else await prepare();
} catch (error) {
  const message = whyNotPrepared(error, settings);
  if (message === null) throw error;
  report({ step: 'failed', message });
  process.exit(1);
}

// Payload keeps connections and timers open.
process.exit(0);
