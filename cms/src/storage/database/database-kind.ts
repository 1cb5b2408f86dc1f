import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { BaseDatabaseAdapter } from 'payload';

/** Whether this is a PostgreSQL database, which several processes may share. */
export function isPostgres(database: BaseDatabaseAdapter): database is PostgresAdapter {
  return database.name === 'postgres';
}

/** Whether this is a SQLite database, a file used by one process. */
export function isSqlite(database: BaseDatabaseAdapter): database is SQLiteAdapter {
  return database.name === 'sqlite';
}
