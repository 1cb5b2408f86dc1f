import { databaseFile } from '#cms/base/database-uri.ts';
import { withPostgresConnection } from './postgres-connection.ts';
import { isPrepared } from './preparation.ts';

/**
 * Refuses a SQLite file that can't be used, and a PostgreSQL database that can't be reached: Payload would log a stack.
 * @throws a StartError
 */
export async function refuseUnusableDatabase(uri: string): Promise<void> {
  if (databaseFile(uri) === null) await withPostgresConnection(uri, async () => {});
  // Only for the error: a file without content is filled.
  else isPrepared(uri);
}
