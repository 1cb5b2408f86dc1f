import { statSync } from 'node:fs';
import { Sqlite3Transaction } from '@libsql/client/sqlite3';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import Database from 'libsql';
import { isBusy } from '#cms/base/database-fault.ts';

/** The methods of the driver's client that are used or patched. */
type RefusableClient = Pick<SQLiteAdapter['client'], 'execute' | 'executeMultiple' | 'transaction'>;

/**
 * Replaces a client's connection after it was refused a write because of another writer.
 *
 * The driver doesn't reset the refused statement. Until it is garbage-collected, the connection's next read fixes its
 * snapshot: later writes are invisible to it, and it can't write any more.
 *
 * Can go when libsql, as of 0.4.7, resets it.
 *
 * @see https://github.com/tursodatabase/libsql-client-ts/issues/352
 * @param pragmas executed on each new connection
 */
export function replaceRefusedConnection(client: RefusableClient, pragmas: string): void {
  const execute: (...call: Parameters<RefusableClient['execute']>) => ReturnType<RefusableClient['execute']> =
    client.execute.bind(client);
  const begin = client.transaction.bind(client);
  client.execute = async (...call: Parameters<RefusableClient['execute']>) => {
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

/** The method of the driver's client that is patched. */
type Client = Pick<SQLiteAdapter['client'], 'transaction'>;

/** A connection, and its most recent transaction. */
type Shared = { readonly database: Database.Database; latest?: SharedTransaction };

/** A transaction that stays closed: the driver's class would count as open again as soon as the next one has begun. */
class SharedTransaction extends Sqlite3Transaction {
  readonly #connection: Shared;
  #isRefused = false;

  constructor(connection: Shared) {
    super(connection.database, 'number');
    this.#connection = connection;
  }

  override get closed(): boolean {
    return super.closed || this.#connection.latest !== this;
  }

  override async commit(): Promise<void> {
    try {
      await super.commit();
    } catch (error) {
      this.#isRefused = true;
      throw error;
    }
  }

  /** After a commit that SQLite rolled back itself there is nothing left to do; an error would hide the reason. */
  override async rollback(): Promise<void> {
    if (!(this.#isRefused && this.closed)) await super.rollback();
  }

  override close(): void {
    if (!this.closed) super.close();
  }
}

function connect(file: string, pragmas: string): Shared {
  const database = new Database(file);
  try {
    database.exec(pragmas);
  } catch (error) {
    database.close();
    throw error;
  }
  return { database };
}

/** Returns the device and inode of a path, which identify its file; undefined if there is none. */
function fileAt(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found && `${found.dev}:${found.ino}`;
}

/**
 * Makes a client's transactions reuse one dedicated connection.
 *
 * The driver gives its connection to the transaction, opens a new one afterwards, and closes none: that is left to the
 * garbage collector, which doesn't know that each has two descriptors and a cache. Under load hundreds were open.
 *
 * An open connection would go on writing to a file that has been replaced or deleted. So no transaction begins once the
 * file has changed: the write is refused, and stays in the site's spool.
 *
 * Can go, but for that refusal, when the driver's client, as of 0.14.0, closes its connections.
 *
 * @see https://github.com/tursodatabase/libsql-client-ts/issues/350
 * @param file of the database
 * @param pragmas executed once on the connection
 */
export function reuseConnection(client: Client, file: string, pragmas: string): void {
  const opened = fileAt(file);
  let connection: Shared | undefined;
  client.transaction = async () => {
    if (opened === undefined || fileAt(file) !== opened)
      throw new Error(`The database ${file} was moved, deleted or replaced: restart the CMS.`);
    // A connection whose transaction is still open is left to that transaction.
    if (!connection || connection.database.inTransaction) connection = connect(file, pragmas);
    connection.database.exec('BEGIN IMMEDIATE');
    connection.latest = new SharedTransaction(connection);
    return connection.latest;
  };
}

/** Patches the driver's connection handling as soon as Payload has connected. */
export function patchConnection(adapter: SQLiteAdapter, file: string, pragmas: string): void {
  const begin = adapter.beginTransaction.bind(adapter);
  let changed: SQLiteAdapter['client'] | undefined;
  adapter.beginTransaction = (options) => {
    if (adapter.client !== changed) {
      changed = adapter.client;
      // Before transactions are patched: leaving a connection takes one of the driver's own transactions.
      replaceRefusedConnection(changed, pragmas);
      reuseConnection(changed, file, pragmas);
    }
    return begin(options);
  };
}
