import { setTimeout as wait } from 'node:timers/promises';
import { isBusy } from '#cms/base/database-fault.ts';
import { getProcessSingleton } from '#cms/base/process-singleton.ts';

/** A fair mutex: admits one holder at a time, in the order of requests. */
export type Mutex = {
  /** Waits up to `patience` ms for the lock and returns its release function; null after the timeout. */
  readonly acquire: (patience: number) => Promise<(() => void) | null>;
};

/** Creates a mutex for one process. Releasing it twice is harmless. */
export function createMutex(): Mutex {
  const waiting: (() => void)[] = [];
  let held = false;

  function release(): void {
    const next = waiting.shift();
    if (next) next();
    else held = false;
  }

  function ticket(): () => void {
    let returned = false;
    return () => {
      if (returned) return;
      returned = true;
      release();
    };
  }

  return {
    async acquire(patience) {
      if (!held) {
        held = true;
        return ticket();
      }
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const turn = () => resolve(true);
      waiting.push(turn);
      const timer = setTimeout(() => {
        const place = waiting.indexOf(turn);
        if (place !== -1) waiting.splice(place, 1);
        resolve(place === -1);
      }, patience);
      const admitted = await promise;
      clearTimeout(timer);
      return admitted ? ticket() : null;
    },
  };
}

/** The writer mutex of a SQLite file, which has one writer at a time. */
export function writerMutex(): Mutex {
  return getProcessSingleton('database-lock', createMutex);
}

/** The part of the driver's client that is used. */
export type Connection = { executeMultiple(sql: string): Promise<void> };

/** The polling interval while another process writes, in milliseconds. */
const POLL_MS = 50;

/**
 * Waits until no other process writes to the database; rejects with the database's error after `patience` ms.
 *
 * The driver is synchronous and would block the process while it waits. And a connection whose transaction was refused
 * once is broken: it begins further transactions but never commits one.
 *
 * `secure_delete` makes the connection overwrite deleted data in place; it has to be set on each connection.
 */
export async function waitUntilWritable(connection: Connection, patience: number): Promise<void> {
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      await connection.executeMultiple('PRAGMA secure_delete = ON; BEGIN IMMEDIATE; ROLLBACK');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await wait(POLL_MS);
    }
  }
}
