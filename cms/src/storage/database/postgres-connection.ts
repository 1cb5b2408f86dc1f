import { Socket } from 'node:net';
import { reasonOf } from '@kontorwerk/runtime/error-reason';
import { Client } from 'pg';
import { StartError } from '#cms/base/start-error.ts';
import { describeUnreachable } from './preparation-problem.ts';

/** The timeout for connecting to PostgreSQL, in milliseconds. */
const PATIENCE_MS = 10_000;

/** How long a server may say nothing while something is expected of it, or taken from it, in milliseconds. */
const SILENCE_MS = 300_000;

/** Makes a socket that breaks after a silence: what waits for a hanging server would wait for ever. */
function makeImpatientSocket(silenceMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () =>
    socket.destroy(new Error(`The database has said nothing for ${silenceMs / 1_000} seconds.`)),
  );
}

/**
 * Runs `work` with a connection to a PostgreSQL database; it rejects if the server falls silent.
 *
 * @throws a StartError if it can't connect
 */
export async function withPostgresConnection<T>(
  uri: string,
  work: (connection: Client) => Promise<T>,
  silenceMs = SILENCE_MS,
): Promise<T> {
  const connection = new Client({
    connectionString: uri,
    connectionTimeoutMillis: PATIENCE_MS,
    stream: () => makeImpatientSocket(silenceMs),
  });
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
