import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { isBusy } from '#cms/base/busy.ts';

/** What is used, and what is changed, of the driver's client. */
type Client = Pick<SQLiteAdapter['client'], 'execute' | 'executeMultiple' | 'transaction'>;

/**
 * Has a client leave its connection as soon as that was refused a write because somebody else writes.
 *
 * The driver doesn't reset the statement that was refused. Until the garbage collector does, the next read on the
 * connection is its last look at the database: nothing that is written later is seen there, and nothing can be written.
 *
 * @param pragmas said to each new connection
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
        // The driver makes itself a new connection once it has given the one it has to a transaction.
        (await begin('deferred')).close();
        await client.executeMultiple(pragmas);
      }
      throw error;
    }
  };
}
