import { setTimeout as wait } from 'node:timers/promises';
import { isBusy } from '#cms/base/busy.ts';

/** What is needed of the driver's client. */
export type Connection = { executeMultiple(sql: string): Promise<void> };

/** How often a database is asked that another process writes to, in milliseconds. */
const POLL_MS = 50;

/**
 * Waits until no other process writes to the database; rejects with its refusal after `patience` ms.
 *
 * The driver is synchronous and would hold up everything while it waits itself. And a connection whose transaction
 * was refused once is no good for more: it goes on to begin others but never commits one.
 *
 * What the connection then deletes is overwritten where it stood. That has to be said to each connection.
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
