import { reasonOf } from '@kontorwerk/runtime/error-reason';
import { Client } from 'pg';
import { StartError } from '#cms/base/start-error.ts';
import { describeUnreachable } from './preparation-problem.ts';

/** The timeout for connecting to PostgreSQL, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Runs `work` with a connection to a PostgreSQL database. @throws a StartError if it can't connect */
export async function withPostgresConnection<T>(uri: string, work: (connection: Client) => Promise<T>): Promise<T> {
  const connection = new Client({ connectionString: uri, connectionTimeoutMillis: PATIENCE_MS });
  // The next query rejects with the reason.
  connection.on('error', () => {});
  try {
    await connection.connect();
  } catch (error) {
    throw new StartError(describeUnreachable(uri, reasonOf(error)), { cause: error });
  }
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}
