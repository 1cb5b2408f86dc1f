import { reasonOf } from '@kontorwerk/contract/reason-of';
import { Client } from 'pg';
import { StartError } from '#cms/base/start-error.ts';
import { cannotBeReached } from './why-not-prepared.ts';

/** How long PostgreSQL may take to let somebody in, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Works on a connection to a PostgreSQL database. @throws a StartError where there is none */
export async function connected<T>(uri: string, work: (connection: Client) => Promise<T>): Promise<T> {
  const connection = new Client({ connectionString: uri, connectionTimeoutMillis: PATIENCE_MS });
  // Whatever is asked next fails, and says why.
  connection.on('error', () => {});
  try {
    await connection.connect();
  } catch (error) {
    throw new StartError(cannotBeReached(uri, reasonOf(error)), { cause: error });
  }
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}
