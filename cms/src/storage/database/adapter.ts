import { join } from 'node:path';
import type { BaseDatabaseAdapter, Config } from 'payload';
import { databaseFile } from '#cms/base/database-uri.ts';
import { CMS_ROOT } from '#cms/base/folders.ts';
import { CONNECTION_NAME } from '../processes/process-id.ts';
import { patchAdapter } from './adapter-patch.ts';
import { lockMigrations } from './advisory-lock.ts';
import { runWaitingTasks } from './after-transaction.ts';
import { extendIndexes } from './extra-indexes.ts';
import { type Migration, refuseEarlierDatabase, warnOfLaterMigrations } from './recorded-migrations.ts';
import { serialiseWrites } from './serialised-writes.ts';
import { announceTransactions, type OnTransactionEnd } from './transaction-events.ts';
import { serialiseAccountWrites, writeOnlySessions } from './workarounds/account-writes.ts';
import { rejectAbortedCommits, rejectFailedCommits } from './workarounds/commit-errors.ts';
import { loadWithDrizzle } from './workarounds/drizzle-files.ts';
import { passOverLostLogs, rollBackFailedUpdates } from './workarounds/job-updates.ts';
import { allowLongRows } from './workarounds/long-rows.ts';
import { rejectFailedMigrations } from './workarounds/migration-runs.ts';
import { outliveBrokenConnections } from './workarounds/pool-errors.ts';

/**
 * Startup options of each PostgreSQL connection. Data survives a power cut once a 200 was sent, whatever the server's
 * default, and the server notices within half a minute that a machine that holds a lock is gone.
 */
export const POSTGRES_OPTIONS = [
  'synchronous_commit=on',
  'tcp_keepalives_idle=10',
  'tcp_keepalives_interval=5',
  'tcp_keepalives_count=4',
  // The same for sent data that is never acknowledged, in milliseconds.
  'tcp_user_timeout=30000',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

/** The size to which SQLite's write-ahead log is truncated after a checkpoint, in bytes. */
const JOURNAL_BYTES = 64 * 1024 * 1024;

/**
 * Builds the adapter for a `DATABASE_URI`. A page's sections are stored as one JSON column (`blocksAsJSON`): the
 * kinds of section, their cards, both languages and their versions would be some 150 tables to join for every page, and
 * each new field of a section would need a migration.
 *
 * In production Payload runs the missing migrations when it connects. Only the driver in use is loaded.
 */
export function createAdapter(uri: string, onEnd: OnTransactionEnd): Promise<Config['db']> {
  const file = databaseFile(uri);
  return file === null ? postgres(uri, onEnd) : sqlite(uri, file, onEnd);
}

type Patch<T> = (adapter: T) => void;
type Started = { readonly migrations: readonly Migration[]; readonly uri: string; readonly onEnd: OnTransactionEnd };

/** Returns the patches that both databases need. */
function commonPatches({ migrations, uri, onEnd }: Started): readonly Patch<BaseDatabaseAdapter>[] {
  return [
    (made) => announceTransactions(made, onEnd),
    (made) => announceTransactions(made, runWaitingTasks),
    (made) => warnOfLaterMigrations(made, migrations),
    (made) => refuseEarlierDatabase(made, migrations, uri),
    writeOnlySessions,
    rollBackFailedUpdates,
    passOverLostLogs,
  ];
}

async function postgres(uri: string, onEnd: OnTransactionEnd): Promise<Config['db']> {
  const [{ postgresAdapter }, { migrations }] = await Promise.all([
    loadWithDrizzle(() => import('@payloadcms/db-postgres')),
    import('#cms/migrations/postgres/index.ts'),
  ]);
  const adapter = postgresAdapter({
    pool: { connectionString: uri, options: POSTGRES_OPTIONS, application_name: CONNECTION_NAME, keepAlive: true },
    push: false,
    // A mistyped name would otherwise become an empty database, which commands report as filled.
    disableCreateDatabase: true,
    blocksAsJSON: true,
    migrationDir: join(CMS_ROOT, 'src/migrations/postgres'),
    prodMigrations: migrations,
  });
  return patchAdapter(
    adapter,
    extendIndexes,
    allowLongRows,
    outliveBrokenConnections,
    rejectFailedMigrations,
    lockMigrations,
    rejectFailedCommits,
    rejectAbortedCommits,
    ...commonPatches({ migrations, uri, onEnd }),
    // Last, so that the account's previous state is read under the account's lock too.
    serialiseAccountWrites,
  );
}

async function sqlite(uri: string, file: string, onEnd: OnTransactionEnd): Promise<Config['db']> {
  const [{ sqliteAdapter }, { patchConnection }, { migrations }] = await Promise.all([
    loadWithDrizzle(() => import('@payloadcms/db-sqlite')),
    import('./workarounds/sqlite-connection.ts'),
    import('#cms/migrations/sqlite/index.ts'),
  ]);
  const adapter = sqliteAdapter({
    client: { url: uri },
    push: false,
    blocksAsJSON: true,
    migrationDir: join(CMS_ROOT, 'src/migrations/sqlite'),
    prodMigrations: migrations,
    // `FULL`: data survives a power cut once a 200 was sent.
    wal: { journalSizeLimit: JOURNAL_BYTES, synchronous: 'FULL' },
    transactionOptions: { behavior: 'immediate' },
    // The id of a deleted document is never reused.
    autoIncrement: true,
  });
  const pragmas = `PRAGMA synchronous = FULL; PRAGMA journal_size_limit = ${JOURNAL_BYTES}; PRAGMA secure_delete = ON`;
  return patchAdapter(
    adapter,
    (made) => patchConnection(made, file, pragmas),
    extendIndexes,
    rejectFailedMigrations,
    rejectFailedCommits,
    serialiseWrites,
    ...commonPatches({ migrations, uri, onEnd }),
  );
}
