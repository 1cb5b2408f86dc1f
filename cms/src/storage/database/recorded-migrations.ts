import type { BaseDatabaseAdapter } from 'payload';
import { databaseName } from '#cms/base/database-uri.ts';
import { StartError } from '#cms/base/start-error.ts';
import { isPostgres, isSqlite } from './database-kind.ts';

/** A migration, identified by its name. */
export type Migration = { readonly name: string };

/** Whether the first of these migrations is missing from a database's record of others: they began anew since. */
export function isBeforeFirst(recorded: readonly string[], [first]: readonly string[]): boolean {
  return recorded.length > 0 && first !== undefined && !recorded.includes(first);
}

/** Returns the names of the migrations that a database has had; none where it has no record of them. */
async function readRecordedMigrations(adapter: BaseDatabaseAdapter): Promise<readonly string[]> {
  const names = 'SELECT name FROM payload_migrations';
  if (isPostgres(adapter)) {
    const found = await adapter.pool.query("SELECT 1 WHERE to_regclass('payload_migrations') IS NOT NULL");
    return found.rows.length === 0 ? [] : (await adapter.pool.query(names)).rows.map(({ name }) => String(name));
  }
  if (!isSqlite(adapter)) return [];
  const found = await adapter.client.execute("SELECT 1 FROM sqlite_schema WHERE name = 'payload_migrations'");
  return found.rows.length === 0 ? [] : (await adapter.client.execute(names)).rows.map(({ name }) => String(name));
}

/**
 * Refuses a database whose migrations are older than the first one here, before Payload runs that on its tables and
 * fails with an SQL error.
 */
export function refuseEarlierDatabase(adapter: BaseDatabaseAdapter, known: readonly Migration[], uri: string): void {
  const migrate = adapter.migrate.bind(adapter);
  const names = known.map(({ name }) => name);
  adapter.migrate = async (what) => {
    if (isBeforeFirst(await readRecordedMigrations(adapter), names))
      throw new StartError(
        `This version can’t update ${databaseName(uri)}, which was made before the first release or by another application: ` +
          'export its content with the version that made it (npm run export) and import it into an empty database (npm run import), ' +
          'or begin anew with an empty database.',
      );
    await migrate(what);
  };
}

/** Logs if a newer version has migrated the database. Payload runs missing migrations and ignores additional ones. */
export function warnOfLaterMigrations(adapter: BaseDatabaseAdapter, known: readonly Migration[]): void {
  const migrate = adapter.migrate.bind(adapter);
  adapter.migrate = async (what) => {
    await migrate(what);
    const names = new Set(known.map(({ name }) => name));
    const later = (await readRecordedMigrations(adapter)).filter((name) => !names.has(name)).toSorted();
    if (later.length > 0)
      adapter.payload.logger.warn(
        `The database is newer than this version, which doesn't know ${later.join(', ')}: the version right before the newer one ` +
          'goes on with it; an older one needs the backup that was made before the update',
      );
  };
}
