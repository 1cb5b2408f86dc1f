import { join } from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { Config } from 'payload';
import { CMS_ROOT } from '../cms-root.ts';
import { migrations as postgresMigrations } from '../migrations/postgres/index.ts';
import { migrations as sqliteMigrations } from '../migrations/sqlite/index.ts';
import { announceTransactions, type OnTransactionEnd } from './announce-transactions.ts';
import { oneWriter } from './one-writer.ts';

const MIGRATIONS = join(CMS_ROOT, 'src/migrations');

/** Tells whether the database is PostgreSQL; otherwise it is a SQLite file. */
export function isPostgres(uri: string): boolean {
  return uri.startsWith('postgres');
}

/**
 * The database at a `DATABASE_URI`. A page's sections are kept as one JSON column (`blocksAsJSON`): nineteen kinds
 * of section, their cards, both languages and their versions would be some 150 tables that every page is joined
 * from, and every new field of a section a migration.
 *
 * In production Payload runs the migrations that are missing when it connects.
 */
export function database(uri: string, onEnd: OnTransactionEnd): Config['db'] {
  if (isPostgres(uri)) {
    const postgres = postgresAdapter({
      pool: { connectionString: uri },
      push: false,
      blocksAsJSON: true,
      migrationDir: join(MIGRATIONS, 'postgres'),
      prodMigrations: postgresMigrations,
    });
    return announceTransactions(postgres, onEnd);
  }
  const sqlite = sqliteAdapter({
    client: { url: uri },
    push: false,
    blocksAsJSON: true,
    migrationDir: join(MIGRATIONS, 'sqlite'),
    prodMigrations: sqliteMigrations,
    // `FULL`: what was answered with 200 survives a power cut.
    wal: { journalSizeLimit: 64 * 1024 * 1024, synchronous: 'FULL' },
    // For another process's writes, a backup's for instance; those of this process queue up in `oneWriter`.
    busyTimeout: 5_000,
    transactionOptions: { behavior: 'immediate' },
    // The id of a deleted document never comes to mean another one.
    autoIncrement: true,
  });
  return announceTransactions(oneWriter(sqlite), onEnd);
}
