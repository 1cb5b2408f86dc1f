import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { DatabaseBusy } from '#cms/base/database-fault.ts';
import { noteTransactionBegin, noteTransactionEnd } from './open-transactions.ts';
import { announceTransactions } from './transaction-events.ts';
import { type Mutex, waitUntilWritable, writerMutex } from './writer-mutex.ts';

/** How long a transaction waits for the mutex, in milliseconds. */
const TRANSACTION_PATIENCE_MS = 15_000;
/** The same for a single write. Shorter, since the transaction that holds the mutex may be waiting for this write. */
const WRITE_PATIENCE_MS = 5_000;
/** How long a write waits for another process, such as a backup, in milliseconds. */
const FOREIGN_PATIENCE_MS = 5_000;

/** The release functions of the transactions that hold the mutex. */
type Holders = Map<number | string, () => void>;
type Write<A, R> = (args: A) => Promise<R>;
type Scoped = { readonly req?: { readonly transactionID?: unknown } };

/**
 * Serialises the writes of one process with a mutex. SQLite has one writer at a time and its driver is synchronous: a
 * second writer can't wait inside the driver, because the first needs the same thread to finish. It would be refused as
 * busy at once, so writers wait here.
 */
export function serialiseWrites(adapter: SQLiteAdapter): void {
  const lock = writerMutex();
  const holders: Holders = new Map();
  guardTransactions(adapter, lock, holders);
  guardWrites(adapter, lock);
  announceTransactions(adapter, (transaction) => {
    holders.get(transaction)?.();
    holders.delete(transaction);
    noteTransactionEnd(transaction);
  });
}

function guardTransactions(adapter: SQLiteAdapter, lock: Mutex, holders: Holders): void {
  const begin = adapter.beginTransaction.bind(adapter);
  adapter.beginTransaction = async (options) => {
    const release = await lock.acquire(TRANSACTION_PATIENCE_MS);
    if (!release) throw new DatabaseBusy();
    try {
      await waitUntilWritable(adapter.client, FOREIGN_PATIENCE_MS);
      const transaction = await begin(options);
      if (transaction === null) release();
      else {
        holders.set(transaction, release);
        noteTransactionBegin(transaction);
      }
      return transaction;
    } catch (error) {
      release();
      throw error;
    }
  };
}

/** Wraps the writes outside of transactions: sessions, preferences, locks, jobs. */
function guardWrites(adapter: SQLiteAdapter, lock: Mutex): void {
  function queued<A extends Scoped, R>(write: Write<A, R>): Write<A, R> {
    return async (args) => {
      if (args.req?.transactionID) return write.call(adapter, args);
      const release = await lock.acquire(WRITE_PATIENCE_MS);
      // Without the mutex the write is still tried: the transaction that holds it may be waiting for this write.
      if (!release) return write.call(adapter, args);
      return waitUntilWritable(adapter.client, FOREIGN_PATIENCE_MS)
        .then(() => write.call(adapter, args))
        .finally(release);
    };
  }
  adapter.create = queued(adapter.create);
  adapter.createGlobal = queued(adapter.createGlobal);
  adapter.createGlobalVersion = queued(adapter.createGlobalVersion);
  adapter.createVersion = queued(adapter.createVersion);
  adapter.deleteMany = queued(adapter.deleteMany);
  adapter.deleteOne = queued(adapter.deleteOne);
  adapter.deleteVersions = queued(adapter.deleteVersions);
  adapter.updateGlobal = queued(adapter.updateGlobal);
  adapter.updateGlobalVersion = queued(adapter.updateGlobalVersion);
  adapter.updateJobs = queued(adapter.updateJobs);
  adapter.updateMany = queued(adapter.updateMany);
  adapter.updateOne = queued(adapter.updateOne);
  adapter.updateVersion = queued(adapter.updateVersion);
}
