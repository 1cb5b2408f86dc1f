import { statSync } from 'node:fs';
import { Sqlite3Transaction } from '@libsql/client/sqlite3';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import Database from 'libsql';
import type { DatabaseAdapterObj } from 'payload';
import { leaveRefusedConnection } from './leave-refused-connection.ts';
import { onceMade } from './once-made.ts';

/** What is changed of the driver's client. */
type Client = Pick<SQLiteAdapter['client'], 'transaction'>;

/** A connection, and the transaction that was begun on it last. */
type Shared = { readonly database: Database.Database; latest?: Turn };

/** A transaction that stays over: the driver's own would be open again as soon as the next one has begun. */
class Turn extends Sqlite3Transaction {
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

  /** After a commit that SQLite has undone by itself there is nothing left to do; failing would hide the reason. */
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

/** What a path leads to, as the file system tells it from all else; undefined where there is nothing. */
function fileAt(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found && `${found.dev}:${found.ino}`;
}

/**
 * Has a client's transactions use one connection of their own, again and again.
 *
 * The driver gives each the connection that it has, makes a new one after it, and closes none: that is left to the
 * garbage collector, which sees nothing of two descriptors and a cache. Under load hundreds were open.
 *
 * A connection that stays open goes on to write to a file that nobody finds any more. So nothing is begun once the
 * file is another one: what isn't stored is refused, and waits in the site's spool.
 *
 * @param file of the database
 * @param pragmas said to the connection once
 */
export function reuseConnection(client: Client, file: string, pragmas: string): void {
  const opened = fileAt(file);
  let connection: Shared | undefined;
  client.transaction = async () => {
    if (opened === undefined || fileAt(file) !== opened)
      throw new Error(`The database ${file} was moved, deleted or replaced: restart the CMS.`);
    // One whose transaction has not ended is left to that.
    if (!connection || connection.database.inTransaction) connection = connect(file, pragmas);
    connection.database.exec('BEGIN IMMEDIATE');
    connection.latest = new Turn(connection);
    return connection.latest;
  };
}

/** Mends how the driver uses its connections to a file, as soon as Payload has connected to it. */
export function reusingConnection(
  database: DatabaseAdapterObj<SQLiteAdapter>,
  file: string,
  pragmas: string,
): DatabaseAdapterObj<SQLiteAdapter> {
  return onceMade(database, (adapter) => {
    const begin = adapter.beginTransaction.bind(adapter);
    let changed: SQLiteAdapter['client'] | undefined;
    adapter.beginTransaction = (options) => {
      if (adapter.client !== changed) {
        changed = adapter.client;
        // Before transactions are changed: it takes one of the driver's own to leave a connection.
        leaveRefusedConnection(changed, pragmas);
        reuseConnection(changed, file, pragmas);
      }
      return begin(options);
    };
  });
}
