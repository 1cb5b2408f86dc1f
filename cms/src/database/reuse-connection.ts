import { Sqlite3Transaction } from '@libsql/client/sqlite3';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import Database from 'libsql';
import type { DatabaseAdapterObj } from 'payload';
import { onceMade } from './once-made.ts';

/** What is changed of the driver's client. */
type Client = Pick<SQLiteAdapter['client'], 'transaction'>;

/**
 * Has a client's transactions use one connection of their own, again and again.
 *
 * The driver gives each the connection that it has, makes a new one after it, and closes none: that is left to the
 * garbage collector, which sees nothing of two descriptors and a cache. Under load hundreds were open.
 *
 * @param file of the database
 * @param pragmas said to the connection once
 */
export function reuseConnection(client: Client, file: string, pragmas: string): void {
  let connection: Database.Database | undefined;
  client.transaction = async () => {
    // One whose transaction has not ended is left to that.
    if (!connection || connection.inTransaction) {
      connection = new Database(file);
      connection.exec(pragmas);
    }
    connection.exec('BEGIN IMMEDIATE');
    return new Sqlite3Transaction(connection, 'number');
  };
}

/** The same for a database at a file, as soon as Payload has connected to it. */
export function reusingConnection(
  database: DatabaseAdapterObj<SQLiteAdapter>,
  file: string,
  pragmas: string,
): DatabaseAdapterObj<SQLiteAdapter> {
  return onceMade(database, (adapter) => {
    const begin = adapter.beginTransaction.bind(adapter);
    let changed: Client | undefined;
    adapter.beginTransaction = (options) => {
      if (adapter.client !== changed) {
        changed = adapter.client;
        reuseConnection(changed, file, pragmas);
      }
      return begin(options);
    };
  });
}
