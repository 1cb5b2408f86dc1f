import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { BaseDatabaseAdapter } from 'payload';

/** Tells a PostgreSQL database, which several processes may share. */
export function isPostgres(database: BaseDatabaseAdapter): database is PostgresAdapter {
  return database.name === 'postgres';
}

/** Tells a SQLite database, which is a file of one process. */
export function isSqlite(database: BaseDatabaseAdapter): database is SQLiteAdapter {
  return database.name === 'sqlite';
}
