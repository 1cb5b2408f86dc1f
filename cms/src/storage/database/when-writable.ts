import { setTimeout as wait } from 'node:timers/promises';
import { isBusy } from '#cms/base/busy.ts';

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
export async function whenWritable(connection: Connection, patience: number): Promise<void> {
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
