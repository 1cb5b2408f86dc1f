import type { InArgs, InStatement, ResultSet } from '@libsql/client';
import { Sqlite3Transaction } from '@libsql/client/sqlite3';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import Database from 'libsql';
import { isBusy } from '#cms/base/database-fault.ts';
import { noteWrite, refuseChangedFile, watchFile } from '../database-file.ts';

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

/** A statement that writes nothing. */
const READ = /^\s*(?:select|pragma)\b/i;

/** The methods of the driver's client that write outside of transactions. */
type WritingClient = Pick<SQLiteAdapter['client'], 'batch' | 'execute' | 'executeMultiple'>;

/**
 * Refuses a client's writes outside of transactions once its file was moved, deleted or replaced, and notes for the
 * health check how they ended.
 */
export function guardWrites(client: WritingClient, file: string): void {
  watchFile(client, file);
  const { batch, execute, executeMultiple } = client;

  async function write<T>(work: () => Promise<T>): Promise<T> {
    refuseChangedFile(client);
    try {
      const written = await work();
      noteWrite(client);
      return written;
    } catch (error) {
      noteWrite(client, error);
      throw error;
    }
  }

  client.execute = (...call: Parameters<WritingClient['execute']>) => {
    const [statement] = call;
    const run = () => execute.apply(client, call);
    return READ.test(typeof statement === 'string' ? statement : statement.sql) ? run() : write(run);
  };
  client.batch = (...call) => write(() => batch.apply(client, call));
  // Checked like a write, but not noted: `BEGIN; ROLLBACK` stores nothing.
  client.executeMultiple = async (sql) => {
    refuseChangedFile(client);
    return executeMultiple.call(client, sql);
  };
}

/** The method of the driver's client that is patched. */
type Client = Pick<SQLiteAdapter['client'], 'transaction'>;

/** A connection, and its most recent transaction. */
type Shared = { readonly client: Client; readonly database: Database.Database; latest?: SharedTransaction };

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

  override async execute(statement: InStatement, args?: InArgs): Promise<ResultSet> {
    try {
      return await (typeof statement === 'string' ? super.execute(statement, args) : super.execute(statement));
    } catch (error) {
      noteWrite(this.#connection.client, error);
      throw error;
    }
  }

  override async commit(): Promise<void> {
    const { client } = this.#connection;
    try {
      refuseChangedFile(client);
      await super.commit();
      noteWrite(client);
    } catch (error) {
      this.#isRefused = true;
      noteWrite(client, error);
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

function connect(client: Client, file: string, pragmas: string): Shared {
  const database = new Database(file);
  try {
    database.exec(pragmas);
  } catch (error) {
    database.close();
    throw error;
  }
  return { client, database };
}

/**
 * Makes a client's transactions reuse one dedicated connection.
 *
 * The driver gives its connection to the transaction, opens a new one afterwards, and closes none: that is left to the
 * garbage collector, which doesn't know that each has two descriptors and a cache. Under load hundreds were open.
 *
 * An open connection would go on writing to a file that has been replaced or deleted. So no transaction begins or is
 * committed once the file has changed: the write is refused, and stays in the site's spool.
 *
 * Can go, but for that refusal, when the driver's client, as of 0.14.0, closes its connections.
 *
 * @see https://github.com/tursodatabase/libsql-client-ts/issues/350
 * @param file of the database
 * @param pragmas executed once on the connection
 */
export function reuseConnection(client: Client, file: string, pragmas: string): void {
  let connection: Shared | undefined;
  client.transaction = async () => {
    refuseChangedFile(client);
    // A connection whose transaction is still open is left to that transaction.
    if (!connection || connection.database.inTransaction) connection = connect(client, file, pragmas);
    connection.database.exec('BEGIN IMMEDIATE');
    connection.latest = new SharedTransaction(connection);
    return connection.latest;
  };
}

/** Patches the driver's connection handling as soon as Payload has connected. */
export function patchConnection(adapter: SQLiteAdapter, file: string, pragmas: string): void {
  const begin = adapter.beginTransaction.bind(adapter);
  const connectDriver = adapter.connect?.bind(adapter);
  let changed: SQLiteAdapter['client'] | undefined;

  function patch(): void {
    if (adapter.client === changed) return;
    changed = adapter.client;
    // Before transactions are patched: leaving a connection takes one of the driver's own transactions.
    replaceRefusedConnection(changed, pragmas);
    reuseConnection(changed, file, pragmas);
    guardWrites(changed, file);
  }

  // Migrations begin transactions before connecting ends.
  adapter.beginTransaction = (options) => {
    patch();
    return begin(options);
  };
  adapter.connect = async (options) => {
    await connectDriver?.(options);
    patch();
  };
}
