import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { isBusy } from '#cms/base/busy.ts';

/** The methods of the driver's client that are used or patched. */
type Client = Pick<SQLiteAdapter['client'], 'execute' | 'executeMultiple' | 'transaction'>;

/**
 * Replaces a client's connection after it was refused a write because of another writer.
 *
 * The driver doesn't reset the refused statement. Until it is garbage-collected, the connection's next read fixes its
 * snapshot: later writes are invisible to it, and it can't write any more.
 *
 * @param pragmas executed on each new connection
 */
export function leaveRefusedConnection(client: Client, pragmas: string): void {
  const execute: (...call: Parameters<Client['execute']>) => ReturnType<Client['execute']> =
    client.execute.bind(client);
  const begin = client.transaction.bind(client);
  client.execute = async (...call: Parameters<Client['execute']>) => {
    try {
      return await execute(...call);
    } catch (error) {
      if (isBusy(error)) {
        // The driver opens a new connection after it has given its current one to a transaction.
        (await begin('deferred')).close();
        await client.executeMultiple(pragmas);
      }
      throw error;
    }
  };
}
